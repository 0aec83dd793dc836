const PLAYER = '(?:당신|너|그대)(?:은|는|이|가)'
const QUOTE = '[“"][^”"]*[”"]'
const SAID = '(?:말했|말한다|물었|묻는다|외쳤|외친다|대답했|대답한다|속삭였|중얼거렸|소리쳤|되물었)'

const PATTERNS = [
  // The player as subject of the sentence that holds a quote and a verb of saying.
  new RegExp(
    `(?:^|[.!?”"\\n]\\s*)${PLAYER}[^.!?“”"\\n]{0,30}${QUOTE}[^.!?“”"\\n]{0,12}${SAID}`,
    'u',
  ),
  new RegExp(`${QUOTE}\\s*(?:라고|하고|이라고)?\\s*${PLAYER}[^.!?“”"\\n]{0,12}${SAID}`, 'u'),
] as const

/** Whether the narration puts a spoken line into the player's mouth. */
export function speaksForPlayer(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text))
}
