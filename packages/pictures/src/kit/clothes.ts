import { svg } from './svg.js'

/** Path of shoulders and breast, for `portrait`'s body: half width, height, half width of the neckline and its depth. */
export function shoulders({ wide = 106, high = 206, open = 32, deep = 218 } = {}): string {
  const [left, right] = [120 - wide, 120 + wide]
  return svg`M${left} 264Q${left + 2} ${high + 8} ${left + wide * 0.42} ${high - 4}L${120 - open} 192Q120 ${2 * deep - 192} ${120 + open} 192L${right - wide * 0.42} ${high - 4}Q${right - 2} ${high + 8} ${right} 264z`
}

/** The part of the same shoulders that the light does not reach. */
export function darkShoulder({ wide = 106, high = 206 } = {}): string {
  const right = 120 + wide
  return svg`M${right - wide * 0.5} ${high - 6}L${right - wide * 0.42} ${high - 4}Q${right - 2} ${high + 8} ${right} 264H${right - wide * 0.36}Q${right - wide * 0.34} ${high + 26} ${right - wide * 0.5} ${high - 6}z`
}
