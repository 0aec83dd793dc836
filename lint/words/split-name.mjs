/** The words of a name, in lower case: `toldText` has `told` and `text`, `a-ticket` has `a` and `ticket`. */
export function splitName(name) {
  return name
    .split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
}
