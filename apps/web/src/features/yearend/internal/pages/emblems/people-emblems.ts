import type { Emblem } from './place'
import { penAt } from './place'

const flame = (place: Parameters<Emblem['draw']>[0], outer: string, inner: string) => {
  const pen = penAt(place)
  return [
    pen.bent(
      [
        [0, -0.95],
        [0.72, -0.2],
        [0.62, 0.3],
        [0.5, 0.82],
        [0, 0.84],
        [-0.56, 0.84],
        [-0.62, 0.28],
        [-0.62, -0.1],
        [-0.3, -0.32],
        [-0.2, -0.02],
        [-0.08, -0.1],
        [0.16, -0.4],
        [0, -0.95],
      ],
      outer,
    ),
    pen.bent(
      [
        [0.04, -0.12],
        [0.42, 0.26],
        [0.32, 0.5],
        [0.22, 0.76],
        [0, 0.76],
        [-0.3, 0.76],
        [-0.3, 0.44],
        [-0.26, 0.2],
        [0.04, -0.12],
      ],
      inner,
    ),
  ]
}

/** Of those who gather, keep watch, write and applaud. */
export const PEOPLE_EMBLEMS = {
  'ember-collector': {
    ground: '#3a1208',
    plate: '#7a2a10',
    ink: '#ffe9d2',
    quiet: '#f0b48f',
    draw: (place) => {
      const pen = penAt(place)
      return [
        ...flame(place, '#ff7a3d', '#ffd76a'),
        pen.disc([-0.8, -0.34], 0.07, '#ffb15c'),
        pen.disc([0.78, -0.5], 0.09, '#ffb15c'),
        pen.disc([0.86, 0.12], 0.05, '#ffd76a'),
        pen.disc([-0.86, 0.2], 0.05, '#ffd76a'),
      ]
    },
  },
  'dawn-lighthouse': {
    ground: '#14264f',
    plate: '#f59a76',
    ink: '#fff0e2',
    quiet: '#b8c4ea',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.shape(
          [
            [0, -0.56],
            [1.1, -0.86],
            [1.1, -0.2],
          ],
          '#ffe6a0',
        ),
        pen.shape(
          [
            [0, -0.56],
            [-1.1, -0.86],
            [-1.1, -0.2],
          ],
          '#ffe6a0',
        ),
        pen.shape(
          [
            [-0.24, -0.36],
            [0.24, -0.36],
            [0.38, 0.86],
            [-0.38, 0.86],
          ],
          '#fdf6ea',
        ),
        pen.shape(
          [
            [-0.28, 0],
            [0.28, 0],
            [0.32, 0.3],
            [-0.32, 0.3],
          ],
          '#c9412c',
        ),
        pen.shape(
          [
            [-0.26, -0.7],
            [0.26, -0.7],
            [0.26, -0.36],
            [-0.26, -0.36],
          ],
          '#14264f',
        ),
        pen.disc([0, -0.53], 0.14, '#ffd76a'),
        pen.shape(
          [
            [-0.34, -0.7],
            [0, -1],
            [0.34, -0.7],
          ],
          '#c9412c',
        ),
        pen.line(
          [
            [-0.9, 0.88],
            [0.9, 0.88],
          ],
          '#14264f',
          0.1,
        ),
      ]
    },
  },
  'letter-carrier': {
    ground: '#f2dfc2',
    plate: '#c0573b',
    ink: '#3b1a10',
    quiet: '#80543f',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.shape(
          [
            [-0.84, -0.5],
            [0.84, -0.5],
            [0.84, 0.58],
            [-0.84, 0.58],
          ],
          '#fff7e8',
        ),
        pen.line(
          [
            [-0.84, -0.5],
            [0, 0.16],
            [0.84, -0.5],
          ],
          '#d9b58a',
          0.06,
        ),
        pen.disc([0, 0.14], 0.22, '#8e2b1c'),
        pen.disc([0, 0.14], 0.12, '#e88a6d'),
      ]
    },
  },
  'quiet-applause': {
    ground: '#efe3ff',
    plate: '#7f57d8',
    ink: '#2c1662',
    quiet: '#6a4fae',
    draw: (place) => {
      const pen = penAt(place)
      const heart = (x: number, y: number, size: number, colour: string) =>
        pen.bent(
          [
            [x, y + 0.8 * size],
            [x - 1.3 * size, y - 0.2 * size],
            [x - 0.6 * size, y - 0.7 * size],
            [x - 0.1 * size, y - 0.9 * size],
            [x, y - 0.3 * size],
            [x + 0.1 * size, y - 0.9 * size],
            [x + 0.6 * size, y - 0.7 * size],
            [x + 1.3 * size, y - 0.2 * size],
            [x, y + 0.8 * size],
          ],
          colour,
        )
      return [
        heart(0, 0.1, 0.8, '#ffd0de'),
        heart(-0.78, -0.62, 0.22, '#fff0b8'),
        heart(0.8, -0.56, 0.28, '#ff9fbd'),
        heart(0.74, 0.72, 0.16, '#fff0b8'),
      ]
    },
  },
  'question-maker': {
    ground: '#0d4a57',
    plate: '#16798a',
    ink: '#e9fbf6',
    quiet: '#9fd3d3',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.disc([0, -0.12], 0.74, '#f8f4dc'),
        pen.shape(
          [
            [-0.46, 0.36],
            [-0.02, 0.6],
            [-0.62, 0.94],
          ],
          '#f8f4dc',
        ),
        pen.line(
          [
            [-0.26, -0.34],
            [-0.16, -0.52],
            [0.06, -0.58],
            [0.26, -0.44],
            [0.26, -0.24],
            [0.02, -0.04],
            [0, 0.12],
          ],
          '#e2571c',
          0.15,
        ),
        pen.disc([0, 0.34], 0.09, '#e2571c'),
      ]
    },
  },
  'easy-walker': {
    ground: '#dcefd2',
    plate: '#8fc47c',
    ink: '#17381a',
    quiet: '#4b7448',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.bent(
          [
            [-0.92, 0.66],
            [-0.5, 0.36],
            [0, 0.4],
            [0.5, 0.44],
            [0.52, 0],
            [0.54, -0.3],
            [0.76, -0.3],
            [0.98, -0.28],
            [0.94, 0.1],
            [0.88, 0.66],
            [0.4, 0.66],
            [-0.3, 0.66],
            [-0.92, 0.66],
          ],
          '#fffbea',
        ),
        pen.line(
          [
            [0.66, -0.24],
            [0.56, -0.52],
          ],
          '#fffbea',
          0.07,
        ),
        pen.line(
          [
            [0.82, -0.24],
            [0.92, -0.52],
          ],
          '#fffbea',
          0.07,
        ),
        pen.disc([-0.1, -0.04], 0.56, '#e8734a'),
        pen.ring([-0.1, -0.04], 0.34, '#ffd9b8', 0.1),
        pen.disc([-0.1, -0.04], 0.12, '#ffd9b8'),
        pen.disc([0.8, -0.02], 0.045, '#17381a'),
      ]
    },
  },
} as const satisfies Record<string, Emblem>
