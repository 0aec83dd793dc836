/** How long a text is, as the contract counts: in code points. */
export function codePoints(text: string): number {
  return Array.from(text).length
}
