/** What a round with so many in it is called: “16강”, “결승”. */
export function roundName(of: number): string {
  return of === 2 ? '결승' : `${of}강`
}
