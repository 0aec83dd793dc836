import { fill, stroke } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

const BODY =
  'M-160 6C-158-62-96-96-24-92 46-88 92-52 126-34 146-58 144-88 128-110 160-112 178-92 180-70 196-86 222-86 236-72 222-46 194-24 168-8 142 54 76 92-12 92-104 92-158 62-160 6z'
const BACK =
  'M-170-10C-160-70-96-104-24-98 20-96 60-80 90-60 20-78-60-74-100-48-140-24-150 0-170-10z'
const BELLY = 'M-170 20Q-110 54-40 50T96 40Q70 76 20 100H-170z'
const FIN = 'M-40 30C-10 22 26 40 34 62 38 88 28 118 6 124-18 106-42 70-40 30z'

/** Facing left, 400 long about its middle; it dares not look down. */
export function whale(): string {
  return [
    solid(
      'w',
      BODY,
      '#3a5fa0',
      { shade: 22, rim: 8 },
      fill(BACK, '#6490cf'),
      fill(BELLY, '#fff0d8'),
      stroke('M-60 60Q-52 76-36 92M-10 58Q-4 74 8 92', '#dcbf9c', 6),
    ),
    stroke('M-118-22L-98-10-120 2', '#18264f', 8),
    fill('M-106 22a12 7 0 1 0 24 0 12 7 0 1 0-24 0z', '#f08f7c', 0.8),
    stroke('M-152 28Q-138 22-128 30T-106 38', '#18264f', 6),
    solid('f', FIN, '#2f4f8c', { shade: 8 }),
  ].join('')
}
