/** What a picture is made of, from the back to the front, in px. A browser paints it, and a server lays it out. */
export type PictureShape =
  | {
      type: 'box'
      x: number
      y: number
      width: number
      height: number
      /** Of its corners; `below` of the lower two alone. */
      round: number
      rounds?: 'below'
      fill: string
    }
  | { type: 'glow'; x: number; y: number; reach: number; inner: string; outer: string }
  | {
      type: 'image'
      x: number
      y: number
      width: number
      height: number
      round: number
      url: string
    }
  | PictureText
  | { type: 'drawing'; width: number; height: number; strokes: readonly Stroke[] }
  | { type: 'mark'; x: number; y: number; height: number; ink: string; dot: string }

/** One line; `y` is the middle of its height. */
export type PictureText = {
  type: 'text'
  x: number
  y: number
  text: string
  size: number
  isBold: boolean
  fill: string
  align: 'left' | 'center' | 'right'
}

/** A path of SVG, filled, or drawn as a line with round ends. */
export type Stroke = { path: string; colour: string; line?: number }

export type ShapedPicture = { width: number; height: number; shapes: PictureShape[] }

/** The wordmark, drawn with lines of 2.4 in a field of 58 × 26. */
export const WORDMARK = {
  width: 58,
  height: 26,
  stroke: 2.4,
  lines: [
    'M20.5 3.5H6.5V11.5H20.5',
    'M13.3 22 14.4 15.6M2.5 22H24.5',
    'M33.5 3.5H43.5V7.7H33.5V12H44',
    'M50.2 16.5 49.3 2.6M50 9H55.5',
    'M34.5 17.3C36 24.5 48 25.5 54 21.6',
  ],
  dot: { x: 27.6, y: 7.5, r: 1.9 },
} as const
