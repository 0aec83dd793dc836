const UNPRINTED = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A finding as one line: what a terminal would obey or hide stands there as its code, `<200b>`. */
export function printable(line: string): string {
  return line.replaceAll(UNPRINTED, (sign) => `<${(sign.codePointAt(0) ?? 0).toString(16)}>`)
}
