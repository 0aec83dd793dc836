/** A scene by its place in a story, counted from 0: the opening is the first. */
export function sceneName(index: number): string {
  return index === 0 ? '첫 장면' : `${index + 1}번째 장면`
}

/** Says how far a reader has read; `turnCount` turns after the opening. */
export function readSoFar(turnCount: number): string {
  return turnCount === 0 ? '첫 장면을 읽고 있어요' : `${sceneName(turnCount)}까지 읽었어요`
}
