const files = import.meta.glob<string>("../../../src/cryptonym/messages/pt/{page,violations,referee,titles,links,seats,pictures}.ftl", { eager: true, query: "?raw", import: "default" });
export default Object.values(files).join("\n");
