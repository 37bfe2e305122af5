const files = import.meta.glob<string>("../../../src/cryptonym/messages/it/{page,violations,referee,titles,links,seats,pictures}.ftl", { eager: true, query: "?raw", import: "default" });
export default Object.values(files).join("\n");
