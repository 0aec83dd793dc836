import { disc, fill, oval, placed } from '../../kit/shapes.js'
import { light } from '../../kit/light.js'
import { picture, svg } from '../../kit/svg.js'
import { snow, sparkle } from '../../games/kit/air.js'

/** A tiled house under snow, 200 wide, its foot at the origin. */
function house(x: number, y: number, scale: number): string {
  return placed(
    { x, y, scale },
    fill('M-84 0V-56H84V0z', '#3a3a63'),
    fill('M-66 0V-44H-18V0zM10-44H62V-8H10z', '#ffc777'),
    fill('M-44-44h4V0h-4zM34-44h4v36h-4zM10-28h52v4H10zM-66-28h48v4h-48z', '#a8663f'),
    fill('M-118-48Q-74-62-62-98H62Q74-62 118-48Q60-40 0-40T-118-48z', '#2c2f55'),
    fill(
      'M-112-52Q-78-66-66-106Q0-116 66-106Q78-66 112-52Q88-60 66-58Q50-66 30-58Q0-70-28-58Q-50-66-72-58Q-92-60-112-52z',
      '#e6ecfa',
    ),
  )
}

/** Still snowfall over a valley with two lit houses; the moon stands behind the tree. */
export function snowyNight(): string {
  return picture(
    720,
    1280,
    fill('M0 0h720v1280H0z', '#2b4073'),
    fill('M0 0H720V300Q540 380 360 350T0 330z', '#22335f'),
    fill('M0 560Q180 500 360 540T720 500V900H0z', '#3a5288'),
    light({ x: 360, y: 420, r: 430, colour: '#cfdcff', strength: 0.5 }, 'moon'),
    disc(360, 400, 196, '#dfe6fb'),
    disc(360, 400, 172, '#eaf0ff'),
    oval(300, 350, 34, 28, '#d3dcf5'),
    oval(430, 440, 46, 36, '#d3dcf5'),
    oval(410, 300, 20, 16, '#d3dcf5'),
    fill(
      'M0 770Q90 640 190 720Q280 600 380 712Q470 620 560 706Q640 640 720 720V1000H0z',
      '#4a639b',
    ),
    fill('M0 820Q160 740 300 800T560 780T720 800V1040H0z', '#6078b0'),
    house(150, 866, 1),
    house(596, 850, 0.82),
    fill('M0 878Q120 838 300 866T720 846V1280H0z', '#8ba1d2'),
    fill('M0 960Q220 900 430 940T720 920V1280H0z', '#a6b8e0'),
    fill('M0 1120Q260 1060 480 1100T720 1090V1280H0z', '#bccaea'),
    oval(360, 1052, 300, 60, '#c6d3f0'),
    snow(19, { count: 40, width: 720, height: 900, size: 6, strength: 0.8, colour: '#f4f7ff' }),
    snow(61, { count: 16, width: 720, height: 820, size: 11, strength: 0.34, colour: '#f4f7ff' }),
    [
      [130, 190],
      [600, 240],
      [86, 470],
      [650, 520],
    ].map(([x = 0, y = 0], index) => svg`${sparkle(x, y, 11 + (index % 2) * 5, '#e6edff')}`),
  )
}
