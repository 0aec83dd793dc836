/** What stands, byte by byte, behind every text that begins with this one. */
export const endOfBeginning = (text: string): string => `${text}\u{10ffff}`
