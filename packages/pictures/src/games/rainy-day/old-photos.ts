import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const SMALL = box(-98, -86, 196, 172, 8)
const LARGE = box(-132, -112, 264, 224, 8)

/** Three browned prints fanned out; on the first, a family in the order of their heights, nearly. */
export function oldPhotos(): string {
  return scene(
    { ground: GROUND.slate, horizon: 'none' },
    placed(
      { x: 138, y: 136, turn: -17 },
      placed({ x: 6, y: 10 }, fill(SMALL, '#160b1c', 0.3)),
      solid(
        'a',
        SMALL,
        '#f3dfb8',
        { shade: 10, turn: -17 },
        fill(box(-82, -70, 164, 140), '#c9a878'),
        disc(34, -30, 20, '#f3dfb8'),
        fill('M-82 70V30L-30-30 14 20 40-6 82 40V70z', '#8f6a4c'),
      ),
    ),
    placed(
      { x: 268, y: 142, turn: 14 },
      placed({ x: 6, y: 10 }, fill(SMALL, '#160b1c', 0.3)),
      solid(
        'b',
        SMALL,
        '#fff0d0',
        { shade: 10 },
        fill(box(-82, -70, 164, 140), '#b98a62'),
        fill('M-56 74V-10Q-56-40-26-40H26Q56-40 56-10V74z', '#e3c08c'),
        stroke('M-20-42V-56M0-42V-56M20-42V-56', '#fff0d0', 9),
      ),
    ),
    placed(
      { x: 196, y: 238, turn: -5 },
      placed({ x: 9, y: 13 }, fill(LARGE, '#160b1c', 0.34)),
      solid(
        'c',
        LARGE,
        '#fff8e6',
        { shade: 12 },
        fill(box(-112, -92, 224, 184), '#e6bd7c'),
        disc(0, -46, 30, '#f6dcae'),
        fill('M-112 54Q-10 30 112 50V92H-112z', '#b88a52'),
        figure(
          { x: -52, y: 84, scale: 0.96 },
          { coat: '#7a4636', coatDark: '#5f3630', hair: '#46291f', skin: '#f6dcae' },
        ),
        figure(
          { x: 54, y: 84, scale: 0.9 },
          {
            coat: '#fff0d0',
            coatDark: '#d8b684',
            hair: '#5a3426',
            skin: '#f6dcae',
            hat: '#b8673f',
          },
        ),
        figure(
          { x: 4, y: 90, scale: 0.62 },
          {
            coat: '#b8673f',
            coatDark: '#944c34',
            hair: '#5a3426',
            skin: '#f6dcae',
            eyes: 'closed',
          },
        ),
      ),
    ),
  )
}
