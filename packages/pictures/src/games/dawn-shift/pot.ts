import { fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'

const LEAF = 'M-16 0C-34-40-24-70-32-96-26-124-14-140 0-150 16-138 28-120 32-96 24-70 34-40 16 0z'

/** A clay pot with the long flat leaves of a cactus, 260 high, its foot at the origin. */
export function pot(id: string, place: Place): string {
  const leaf = (name: string, x: number, turn: number, scale: number, colour: string) =>
    placed(
      { x, y: -96, turn, scale },
      solid(`${id}${name}`, LEAF, colour, { shade: 10, turn }, stroke('M0-10V-120', '#4d7d44', 6)),
    )
  return placed(
    place,
    leaf('l', -34, -38, 0.9, '#6fa35c'),
    leaf('r', 40, 48, 1, '#6fa35c'),
    leaf('m', 0, -4, 1.12, '#84b86a'),
    solid(`${id}b`, 'M-70-104H70L54-12Q52 0 40 0H-40Q-52 0-54-12z', '#d9774a', {
      shade: 18,
    }),
    solid(
      `${id}t`,
      'M-80-126H80Q88-126 88-118V-100Q88-92 80-92H-80Q-88-92-88-100V-118Q-88-126-80-126z',
      '#e88f5c',
      {
        shade: 8,
      },
    ),
    fill(ovalPath(-34, -52, 8, 26), '#ffd0a8', 0.5),
  )
}
