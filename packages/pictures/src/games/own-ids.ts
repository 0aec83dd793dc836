/**
 * Puts the prefix before every id of a document and before what names it, so that several
 * pictures can stand in one page.
 */
export function withOwnIds(svg: string, prefix: string): string {
  return svg.replace(/( id="|url\(#|href="#)/g, `$1${prefix}`)
}
