/** `story-turn` as an identifier: `storyTurn`. */
export function camelOf(kebab) {
  return kebab.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
}
