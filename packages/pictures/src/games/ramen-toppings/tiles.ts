import { stroke } from '../../kit/shapes.js'

/** Joints of large tiles on the wall of the kitchen. */
export function tiles(): string {
  return stroke(
    'M0 78H400M0 182H400M70 0V78M210 0V78M350 0V78M0 182M140 78V182M280 78V182M70 182V290M210 182V290M350 182V290',
    '#fff3dc',
    5,
    0.09,
  )
}
