import { disc, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { sparkle } from '../../games/kit/air.js'
import { flame } from '../../games/kit/flame.js'
import { ovalPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'
import { hung, SMALL } from './hung.js'

/** A crane folded of coloured paper. */
export function paperCrane(): string {
  return hung(
    40,
    fill(polygon([48, 68], [70, 20], [72, 66]), '#b9414f'),
    fill(polygon([54, 72], [93, 44], [68, 84]), '#d65a5c'),
    fill(polygon([42, 72], [15, 36], [28, 84]), '#ef7f72'),
    fill(polygon([15, 36], [2, 47], [20, 45]), '#b9414f'),
    fill(polygon([28, 84], [46, 60], [68, 84], [48, 93]), '#d65a5c'),
    fill(polygon([28, 84], [46, 60], [48, 93]), '#ef7f72'),
    fill(polygon([32, 80], [32, 22], [66, 74]), '#ffa897'),
    fill(polygon([32, 80], [32, 22], [42, 78]), '#ffc2b0'),
    [
      [46, 56],
      [54, 66],
      [44, 68],
    ]
      .map(([x = 0, y = 0]) => sparkle(x, y, 4, '#fff0b3'))
      .join(''),
  )
}

/** A sealed letter. */
export function letter(): string {
  return hung(
    32,
    placed(
      { x: 48, y: 59, turn: -9 },
      solid(
        'e',
        'M-38-26H38Q41-26 41-23V24Q41 27 38 27H-38Q-41 27-41 24V-23Q-41-26-38-26z',
        '#fff0d4',
        { ...SMALL, turn: -9 },
        fill('M-44 30L-8-2H8L44 30z', '#f3dcb4'),
        stroke('M-40 26L-10 0M40 26L10 0', '#d9b98c', 2.4),
      ),
      fill('M-41-23Q-41-26-38-26H38Q41-26 41-23L5 8Q0 12-5 8z', '#e4c193'),
      fill('M-41-25Q-41-26-38-26H38Q41-26 41-25L5 5Q0 9-5 5z', '#fff8e8'),
      solid('s', ovalPath(0, 8, 12, 11.5), '#d8463c', { shade: 4, rim: 2 }),
      placed(
        { x: 0, y: 15, scale: 0.14 },
        fill(
          'M0 0C-30 0-40-22-32-44-26-62-4-76 2-104 22-80 36-60 34-36 32-14 22 0 0 0z',
          '#ffd9a0',
        ),
      ),
    ),
  )
}

/** A closed book with a mark in it. */
export function book(): string {
  return hung(
    28,
    placed(
      { x: 48, y: 56, turn: 10, scale: 0.96 },
      fill('M8 22h11v17l-5.500-4-5.500 4z', '#e8573c'),
      solid(
        'p',
        'M-24-32H30V32H-24Q-32 32-32 24V-24Q-32-32-24-32z',
        '#fff0d4',
        { shade: 0, rim: 0 },
        stroke('M-28 26.500H30M-28 29.500H30', '#d9b98c', 1.6),
      ),
      solid(
        'c',
        'M-24-34H28Q31-34 31-31V22H-24Q-30 22-30 28Q-33 26-33 22V-25Q-33-34-24-34z',
        '#2f7a72',
        { ...SMALL, turn: 10 },
        fill('M-36-40h12V40h-12z', '#24605f'),
        stroke('M-16-26H23V14H-16z', '#f0c05f', 2.6),
      ),
      fill('M-33 26Q-33 35-24 35H31V31H-24Q-29 31-30 27z', '#24605f'),
      placed({ x: 4, y: 8, scale: 0.27 }, flame({})),
    ),
  )
}

/** A punched ticket for a night train. */
export function trainTicket(): string {
  return hung(
    20,
    placed(
      { x: 48, y: 55, turn: -12 },
      solid(
        't',
        'M-22-38H-6a6 6 0 0 0 12 0H22Q26-38 26-34V16a6 6 0 0 0 0 12V36H-26V28a6 6 0 0 0 0-12V-34Q-26-38-22-38z',
        '#f3d9a4',
        { ...SMALL, turn: -12 },
        fill('M-18-22H18V12H-18z', '#34517f'),
        fill('M-18-2Q0-10 18-2V12H-18z', '#4d8a7a'),
        disc(9, -14, 4.5, '#ffe6a3'),
        solid(
          'k',
          'M-13-3Q-13-9-7-9H14V4H-13z',
          '#e8573c',
          { shade: 0, rim: 1.5 },
          fill('M-10-6h6v4h-6zM-1-6h5v4h-5zM7-6h5v4H7z', '#ffe6a3'),
        ),
        stroke('M-18 7H18', '#fff0d4', 2.4),
      ),
      stroke('M-17 22h1M-9 22h1M-1 22h1M7 22h1M15 22h1', '#b8864c', 2.6),
      stroke('M-16 31H2', '#b8864c', 3),
      disc(15, 31, 3, '#b8864c'),
    ),
  )
}
