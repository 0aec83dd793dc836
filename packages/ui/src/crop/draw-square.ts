import { outputSide, type Box, type Point } from './crop-place.js'

const QUALITY = 0.9

/** Draws a part of a picture as a square WebP, as JPEG where the browser cannot write WebP. */
export async function drawSquare(picture: CanvasImageSource, area: Point & Box): Promise<Blob> {
  const side = outputSide(area)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  // JPEG has no transparency: what lies open would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const webp = await toBlob(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg')
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`no ${type} could be written`))),
      type,
      QUALITY,
    )
  })
}
