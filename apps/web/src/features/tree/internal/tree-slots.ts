import type { TreeLook } from '@doran/contract/limits'

/** Where an ornament's string is hung, in percent of the tree's picture: its top centre comes here. */
export type Slot = { x: number; y: number }

/** Twelve a tree, from top to bottom, for the pictures as they are drawn. */
export const SLOTS: Record<TreeLook, readonly Slot[]> = {
  pine: [
    { x: 59.7, y: 20.2 },
    { x: 41.7, y: 20.7 },
    { x: 69.4, y: 34.7 },
    { x: 87.5, y: 35.1 },
    { x: 27.8, y: 36.7 },
    { x: 10.4, y: 37.1 },
    { x: 77.8, y: 53.1 },
    { x: 61.1, y: 53.6 },
    { x: 93.1, y: 54 },
    { x: 27.8, y: 58 },
    { x: 11.1, y: 58.7 },
    { x: 83.3, y: 71.3 },
  ],
  persimmon: [
    { x: 59.7, y: 15.6 },
    { x: 41.7, y: 16.7 },
    { x: 77.8, y: 25 },
    { x: 24.3, y: 26.1 },
    { x: 50, y: 30 },
    { x: 88.2, y: 37.8 },
    { x: 66.7, y: 38.3 },
    { x: 12.5, y: 38.9 },
    { x: 34, y: 41.1 },
    { x: 80.6, y: 52.2 },
    { x: 20.8, y: 53.3 },
    { x: 61.1, y: 53.3 },
  ],
  'neon-fir': [
    { x: 41.9, y: 27.8 },
    { x: 58.1, y: 27.8 },
    { x: 50, y: 42.9 },
    { x: 34.2, y: 44 },
    { x: 65.8, y: 44 },
    { x: 42.2, y: 58.7 },
    { x: 58.1, y: 58.7 },
    { x: 26.4, y: 60 },
    { x: 73.9, y: 60 },
    { x: 50, y: 75.1 },
    { x: 20.8, y: 76.7 },
    { x: 79.2, y: 76.7 },
  ],
  snowman: [
    { x: 7.2, y: 33.6 },
    { x: 93.1, y: 33.6 },
    { x: 18.1, y: 44.7 },
    { x: 82.2, y: 44.7 },
    { x: 38.9, y: 55.3 },
    { x: 61.1, y: 55.3 },
    { x: 8.9, y: 56 },
    { x: 91.1, y: 56 },
    { x: 27.2, y: 69.7 },
    { x: 73.1, y: 69.7 },
    { x: 42.5, y: 75 },
    { x: 57.8, y: 75 },
  ],
}
