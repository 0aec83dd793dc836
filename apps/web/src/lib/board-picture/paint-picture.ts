import { WORDMARK, type PictureShape, type ShapedPicture, type Stroke } from './picture-shapes'

type Paint = CanvasRenderingContext2D
export type LoadedPictures = ReadonlyMap<string, CanvasImageSource>

/** Paints a picture on a canvas of its size. Images that could not be loaded are left out. */
export function paintPicture(
  paint: Paint,
  { width, height, shapes }: ShapedPicture,
  images: LoadedPictures,
  fontFamily: string,
): void {
  paint.clearRect(0, 0, width, height)
  for (const shape of shapes) paintShape(paint, shape, images, fontFamily)
}

/** As large as an item ever is in a picture; drawn from there, not from its drawing, each time. */
const DRAWN_PX = 220
/** So many drawings are read at once, before the page gets its turn. */
const READ_AT_ONCE = 6

/** Every image of a picture, as it is painted; those that fail are not in it. */
export async function loadPictures(
  { shapes }: ShapedPicture,
  known: Map<string, CanvasImageSource>,
): Promise<void> {
  const urls = new Set(shapes.flatMap((shape) => (shape.type === 'image' ? shape.url : [])))
  const missing = [...urls].filter((url) => !known.has(url))
  for (let at = 0; at < missing.length; at += READ_AT_ONCE) {
    const read = missing.slice(at, at + READ_AT_ONCE).map(async (url) => {
      const drawn = await readDrawing(url).catch(() => null)
      if (drawn) known.set(url, drawn)
    })
    await Promise.all(read)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function readDrawing(url: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  const drawn = document.createElement('canvas')
  drawn.width = DRAWN_PX
  drawn.height = DRAWN_PX
  drawn.getContext('2d')?.drawImage(image, 0, 0, DRAWN_PX, DRAWN_PX)
  return drawn
}

function paintShape(paint: Paint, shape: PictureShape, images: LoadedPictures, family: string) {
  switch (shape.type) {
    case 'box':
      paint.fillStyle = shape.fill
      paint.beginPath()
      paint.roundRect(
        shape.x,
        shape.y,
        shape.width,
        shape.height,
        shape.rounds === 'below' ? [0, 0, shape.round, shape.round] : shape.round,
      )
      paint.fill()
      return
    case 'glow': {
      const { x, y, reach, inner, outer } = shape
      const light = paint.createRadialGradient(x, y, 0, x, y, reach)
      light.addColorStop(0, inner)
      light.addColorStop(1, outer)
      paint.fillStyle = light
      paint.fillRect(0, 0, x + reach, y + reach)
      return
    }
    case 'image': {
      const image = images.get(shape.url)
      if (!image) return
      paint.save()
      paint.beginPath()
      paint.roundRect(shape.x, shape.y, shape.width, shape.height, shape.round)
      paint.clip()
      paint.drawImage(image, shape.x, shape.y, shape.width, shape.height)
      paint.restore()
      return
    }
    case 'text':
      paint.fillStyle = shape.fill
      paint.font = `${shape.isBold ? 800 : 600} ${shape.size}px ${family}`
      paint.letterSpacing = `${-0.01 * shape.size}px`
      paint.textAlign = shape.align
      paint.textBaseline = 'middle'
      paint.fillText(shape.text, shape.x, shape.y)
      return
    case 'drawing':
      for (const stroke of shape.strokes) paintStroke(paint, stroke)
      return
    case 'mark':
      paintMark(paint, shape)
  }
}

function paintStroke(paint: Paint, { path, colour, line }: Stroke): void {
  const drawn = new Path2D(path)
  if (line === undefined) {
    paint.fillStyle = colour
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    paint.fill(drawn)
    return
  }
  paint.strokeStyle = colour
  paint.lineWidth = line
  paint.lineCap = 'round'
  paint.lineJoin = 'round'
  paint.stroke(drawn)
}

function paintMark(
  paint: Paint,
  { x, y, height, ink, dot }: Extract<PictureShape, { type: 'mark' }>,
): void {
  const { height: field, stroke, lines, dot: spot } = WORDMARK
  paint.save()
  paint.translate(x, y)
  paint.scale(height / field, height / field)
  paint.strokeStyle = ink
  paint.lineWidth = stroke
  paint.lineCap = 'round'
  paint.lineJoin = 'round'
  for (const line of lines) paint.stroke(new Path2D(line))
  paint.fillStyle = dot
  paint.beginPath()
  paint.arc(spot.x, spot.y, spot.r, 0, 2 * Math.PI)
  paint.fill()
  paint.restore()
}
