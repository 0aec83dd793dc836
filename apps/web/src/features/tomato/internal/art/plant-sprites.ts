import { plantHref, type PlantLook } from './plant-symbols'

const LOOKS: readonly PlantLook[] = ['empty', 'sprout', 'green', 'orange', 'red', 'golden', 'burst']
const SPLASH = '#tomato-splash'
/** What is ripe stands out by more than its drawing. */
const BEHIND: Partial<Record<PlantLook, string>> = { red: '#e23c2c', golden: '#f7c52f' }
const BOX = 48

export type PlantSprites = {
  /** All drawings beside one another. */
  sheet: CanvasImageSource
  xOf: (look: PlantLook | 'splash') => number
}

/** The page's symbols as pixels: a vector would be worked out anew whenever it is shown. */
export async function readSprites(side: number): Promise<PlantSprites> {
  const hrefs = [...LOOKS.map(plantHref), SPLASH]
  const image = new Image()
  const picture = pictureOf(hrefs, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`
  await image.decode()
  const sheet = document.createElement('canvas')
  sheet.width = side * hrefs.length
  sheet.height = side
  sheet.getContext('2d')?.drawImage(image, 0, 0)
  return {
    sheet,
    xOf: (look) => side * (look === 'splash' ? LOOKS.length : LOOKS.indexOf(look)),
  }
}

function pictureOf(hrefs: readonly string[], side: number): string {
  const drawings = hrefs.map((href, at) => {
    const behind = LOOKS[at] && BEHIND[LOOKS[at]]
    const ground = behind
      ? `<rect x="2" y="2" width="44" height="44" rx="9" fill="${behind}" opacity="0.16"/>`
      : ''
    const drawing = document.querySelector(href)?.innerHTML ?? ''
    // Nested, so that a drawing ends where the next one begins.
    return `<svg x="${at * BOX}" width="${BOX}" height="${BOX}">${ground}${drawing}</svg>`
  })
  const width = BOX * hrefs.length
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side * hrefs.length}" height="${side}" viewBox="0 0 ${width} ${BOX}">${drawings.join('')}</svg>`
}
