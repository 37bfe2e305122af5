/** All that spymasters alone need at a table, in one file. */
export { fetchGivingWords } from "../i18n/giving";
export { ClueEntry } from "./entry";
export { KeyWords, OwnLeft } from "./ownwords";
export { RefereeLine, RefereePanel } from "./referee";
