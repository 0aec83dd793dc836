/** A turn is not always a scene: an aside and its answer are one too. */
export function turnName(index: number): string {
  return index === 0 ? '첫 장면' : `${index}번째 차례`
}
