import { svg } from '../../kit/svg.js'

/** The tail from the right, at the foot of a bubble; it leans to the right if `x` is positive. */
function tailPath(x: number, y: number): string {
  return x > 0
    ? svg`H${x + 24}Q${x + 22} ${y + 20} ${x + 34} ${y + 30}Q${x + 38} ${y + 38} ${x + 26} ${y + 37}Q${x - 20} ${y + 34} ${x - 34} ${y}`
    : svg`H${x + 34}Q${x + 20} ${y + 34} ${x - 26} ${y + 37}Q${x - 38} ${y + 38} ${x - 34} ${y + 30}Q${x - 22} ${y + 20} ${x - 24} ${y}`
}

/** Path of a speech bubble about the origin: half its width and height, its corners, where its tail hangs. */
export function bubblePath(w: number, h: number, r: number, tail: number): string {
  const corner = (dx: number, dy: number) => svg`a${r} ${r} 0 0 1 ${dx} ${dy}`
  return svg`M${r - w} ${-h}H${w - r}${corner(r, r)}V${h - r}${corner(-r, r)}${tailPath(tail, h)}H${r - w}${corner(-r, -r)}V${r - h}${corner(r, -r)}z`
}

/** Path of a little bubble without a face, for the air. */
export function smallBubblePath(x: number, y: number, w: number, h: number): string {
  return svg`M${x - w + h} ${y - h}h${2 * (w - h)}a${h} ${h} 0 0 1 0 ${2 * h}h${h - w}l${-h * 0.8} ${h * 0.7}v${-h * 0.7}h${h - w + h * 0.8}a${h} ${h} 0 0 1 0 ${-2 * h}z`
}
