import { WORDMARK, type PictureShape, type ShapedPicture } from './picture-shapes'

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

/** Every image of a picture; those that fail are not in it. */
export async function loadPictures(
  { shapes }: ShapedPicture,
  known: Map<string, HTMLImageElement>,
) {
  const urls = new Set(shapes.flatMap((shape) => (shape.type === 'image' ? shape.url : [])))
  await Promise.all(
    [...urls].map(async (url) => {
      if (known.has(url)) return
      const image = new Image()
      image.src = url
      try {
        await image.decode()
        known.set(url, image)
      } catch {
        // What is not there is drawn without.
      }
    }),
  )
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
    case 'mark':
      paintMark(paint, shape)
  }
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
