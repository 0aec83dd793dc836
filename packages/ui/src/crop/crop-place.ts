export type Point = { x: number; y: number }
export type Box = { width: number; height: number }
type PictureSize = { naturalWidth: number; naturalHeight: number }

export const MAX_ZOOM = 3
const MIN_OUTPUT_PX = 512
const MAX_OUTPUT_PX = 1024

export function keepZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(1, Number(zoom.toFixed(2))))
}

/** The nearest place at which the picture still fills the window. */
export function keepInside(place: Point, picture: Box, window: Box, zoom: number): Point {
  const keep = (at: number, side: number, opening: number) => {
    const room = Math.max(0, (side * zoom - opening) / 2)
    return Math.min(room, Math.max(-room, at))
  }
  return {
    x: keep(place.x, picture.width, window.width),
    y: keep(place.y, picture.height, window.height),
  }
}

/** What the window shows of a picture that has not been moved. */
export function middleSquare({ naturalWidth, naturalHeight }: PictureSize): Point & Box {
  const side = Math.min(naturalWidth, naturalHeight)
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side }
}

/** The side of the square that is sent, in pixels: as much as the picture has, within limits. */
export function outputSide(area: Box): number {
  return Math.min(MAX_OUTPUT_PX, Math.max(MIN_OUTPUT_PX, Math.round(area.width)))
}
