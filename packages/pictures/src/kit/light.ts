import { svg } from './svg.js'

export type Light = { x: number; y: number; r: number; colour: string; strength?: number }

/** The light of a picture: a round glow that fades out, laid over what it falls on. */
export function light({ x, y, r, colour, strength = 0.7 }: Light, id = 'light'): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${Math.round(opacity * 100) / 100}"/>`
  const stops = [stop(0, strength), stop(0.45, strength * 0.4), stop(1, 0)]
  return svg`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops}</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}
