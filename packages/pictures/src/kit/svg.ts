type Part = string | number | false | undefined | readonly string[]

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'number') return String(Math.round(part * 10) / 10)
  return typeof part === 'string' ? part : part.join('')
}

/** SVG text: numbers to one decimal, lists joined, what is absent left out. */
export function svg(texts: TemplateStringsArray, ...parts: Part[]): string {
  return texts.map((text, index) => text + written(parts[index])).join('')
}

/** A whole document; light and clips stand among its parts, as they come. */
export function picture(width: number, height: number, ...parts: Part[]): string {
  const size = svg`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${parts.map(written).join('\n')}\n</svg>\n`
}
