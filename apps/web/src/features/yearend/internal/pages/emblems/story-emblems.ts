import type { Emblem } from './place'
import { penAt } from './place'

/** Of those who read, choose, grow and build. */
export const STORY_EMBLEMS = {
  'crossroads-traveller': {
    ground: '#fbe3b0',
    plate: '#f0a93c',
    ink: '#3d2400',
    quiet: '#80591a',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.line(
          [
            [0, 0.92],
            [0, -0.86],
          ],
          '#6d3f12',
          0.13,
        ),
        pen.shape(
          [
            [-0.12, -0.7],
            [0.62, -0.7],
            [0.92, -0.46],
            [0.62, -0.22],
            [-0.12, -0.22],
          ],
          '#fff6e0',
        ),
        pen.shape(
          [
            [0.12, -0.06],
            [-0.6, -0.06],
            [-0.9, 0.18],
            [-0.6, 0.42],
            [0.12, 0.42],
          ],
          '#d9542b',
        ),
      ]
    },
  },
  'ending-hunter': {
    ground: '#23163f',
    plate: '#4a2f86',
    ink: '#f5edff',
    quiet: '#bfa9ec',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.shape(
          [
            [-0.5, -0.86],
            [0.56, -0.86],
            [0.56, 0.86],
            [-0.5, 0.86],
          ],
          '#f7efd9',
        ),
        pen.shape(
          [
            [-0.62, -0.86],
            [-0.42, -0.86],
            [-0.42, 0.86],
            [-0.62, 0.86],
          ],
          '#e0672f',
        ),
        pen.line(
          [
            [-0.2, -0.5],
            [0.34, -0.5],
          ],
          '#a892c9',
          0.07,
        ),
        pen.line(
          [
            [-0.2, -0.24],
            [0.2, -0.24],
          ],
          '#a892c9',
          0.07,
        ),
        pen.shape(
          [
            [0.14, 0.06],
            [0.42, 0.06],
            [0.42, 0.98],
            [0.28, 0.8],
            [0.14, 0.98],
          ],
          '#ffc93c',
        ),
      ]
    },
  },
  'tomato-farmer': {
    ground: '#fbe7d6',
    plate: '#fff7ec',
    ink: '#5a0f0a',
    quiet: '#9b4a3c',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.disc([-0.28, 0.14], 0.56, '#e23d2b'),
        pen.disc([0.28, 0.14], 0.56, '#e23d2b'),
        pen.disc([0, 0.2], 0.62, '#e23d2b'),
        pen.disc([-0.4, -0.02], 0.12, '#ff8b76'),
        ...[
          [-0.46, -0.5],
          [-0.16, -0.08],
          [0.2, -0.06],
          [0.48, -0.48],
        ].map(([x = 0, y = 0]) =>
          pen.bent(
            [
              [0, -0.46],
              [x * 0.4, y - 0.14],
              [x, y],
              [x * 0.8, y + 0.1],
              [0, -0.32],
            ],
            '#2f8a3c',
          ),
        ),
        pen.line(
          [
            [0, -0.4],
            [0.1, -0.74],
          ],
          '#2f8a3c',
          0.1,
        ),
      ]
    },
  },
  'one-well-reader': {
    ground: '#123a5c',
    plate: '#1f6391',
    ink: '#eaf6ff',
    quiet: '#a5cbe6',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.bent(
          [
            [0, -0.34],
            [-0.5, -0.7],
            [-0.96, -0.46],
            [-0.96, 0],
            [-0.96, 0.5],
            [-0.5, 0.28],
            [0, 0.62],
            [0, 0.2],
            [0, -0.34],
          ],
          '#fdf6e3',
        ),
        pen.bent(
          [
            [0, -0.34],
            [0.5, -0.7],
            [0.96, -0.46],
            [0.96, 0],
            [0.96, 0.5],
            [0.5, 0.28],
            [0, 0.62],
            [0, 0.2],
            [0, -0.34],
          ],
          '#ecdcb7',
        ),
        pen.bent(
          [
            [0, -0.3],
            [0.4, 0.1],
            [0.24, 0.28],
            [0, 0.44],
            [-0.24, 0.28],
            [-0.4, 0.1],
            [0, -0.3],
          ],
          '#3aa0e0',
        ),
      ]
    },
  },
  'world-builder': {
    ground: '#0f2f2c',
    plate: '#1f6b5f',
    ink: '#e9fff4',
    quiet: '#9fd0bf',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.disc([0, 0], 0.66, '#6cc7e6'),
        pen.bent(
          [
            [-0.5, -0.38],
            [-0.1, -0.64],
            [0.06, -0.36],
            [0.2, -0.1],
            [-0.16, -0.04],
            [-0.5, 0.06],
            [-0.5, -0.38],
          ],
          '#8fd16a',
        ),
        pen.bent(
          [
            [0.1, 0.14],
            [0.54, 0],
            [0.52, 0.28],
            [0.36, 0.56],
            [0.12, 0.46],
            [-0.06, 0.3],
            [0.1, 0.14],
          ],
          '#8fd16a',
        ),
        pen.line(
          [
            [-0.98, 0.34],
            [-0.5, 0.3],
            [0.2, 0.04],
            [0.72, -0.2],
            [0.98, -0.4],
          ],
          '#ffd76a',
          0.07,
        ),
        pen.disc([0.98, -0.4], 0.1, '#ffd76a'),
      ]
    },
  },
  'worldcup-coach': {
    ground: '#ffd23f',
    plate: '#fff2bf',
    ink: '#2b1f00',
    quiet: '#7a5c00',
    draw: (place) => {
      const pen = penAt(place)
      return [
        pen.ring([-0.5, -0.36], 0.26, '#b97a00', 0.1),
        pen.ring([0.5, -0.36], 0.26, '#b97a00', 0.1),
        pen.bent(
          [
            [-0.56, -0.78],
            [0, -0.74],
            [0.56, -0.78],
            [0.58, 0.2],
            [0, 0.3],
            [-0.58, 0.2],
            [-0.56, -0.78],
          ],
          '#f29a1f',
        ),
        pen.line(
          [
            [0, 0.2],
            [0, 0.6],
          ],
          '#b97a00',
          0.16,
        ),
        pen.shape(
          [
            [-0.42, 0.6],
            [0.42, 0.6],
            [0.52, 0.88],
            [-0.52, 0.88],
          ],
          '#5c3b00',
        ),
        pen.disc([0, -0.3], 0.2, '#fff6d8'),
      ]
    },
  },
} as const satisfies Record<string, Emblem>
