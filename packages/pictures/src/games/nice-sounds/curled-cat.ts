import { fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'

/** A cat asleep in a ring, 280 wide and 170 high, its middle at the origin. */
export function curledCat(id: string, place: Place): string {
  return placed(
    place,
    solid(
      `${id}b`,
      'M-132 34C-140-50-70-98 10-96S146-44 140 22 84 88 10 90-126 92-132 34z',
      '#fff3e0',
      { shade: 20 },
      fill(ovalPath(40, -80, 74, 50), '#f0a04a'),
      fill(ovalPath(132, 20, 44, 60), '#5c4658'),
      stroke('M96-30Q60-8 66 34', '#d9bfa8', 7),
    ),
    stroke('M118 52C90 96 20 104-42 80', '#e08a35', 34),
    stroke('M112 48C86 86 22 94-38 72', '#f7b565', 10),
    solid(
      `${id}h`,
      'M-136-4L-142-50Q-141-58-133-54L-104-30Q-82-36-60-30L-34-54Q-26-60-26-50L-24-2C-10 40-40 66-82 66S-154 40-136-4z',
      '#fff3e0',
      { shade: 12 },
      fill('M-150-70H-90L-100-8-150 10z', '#f0a04a'),
    ),
    fill('M-128-38L-126-20-112-28zM-38-40L-52-28-36-20z', '#f49a8a'),
    stroke('M-120 12q12 12 24 0M-66 12q12 12 24 0', '#4a2a3a', 7),
    fill('M-90 26H-72L-81 35z', '#d9566a'),
    stroke('M-92 42Q-84 46-81 37-78 46-70 42', '#4a2a3a', 5),
  )
}
