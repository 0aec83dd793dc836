import { box, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { light } from '../../kit/light.js'
import { picture } from '../../kit/svg.js'
import { sparkle, steam } from '../../games/kit/air.js'
import { solid } from '../../games/kit/solid.js'

const SKY = ['#4b4a8c', '#6f5a9c', '#9c6a9c', '#cb7f8c', '#eba37f'] as const

const CITY =
  'M80 770V690h50v-40h52v60h40v-92h58v70h44v-44h60v60h42v-84h56v54h48v-34h50v100h60V830H80z'

const LIT =
  'M142 668h12v14h-12zM162 694h12v14h-12zM236 640h12v14h-12zM256 668h12v14h-12zM236 700h12v14h-12zM340 700h12v14h-12zM364 724h12v14h-12zM440 640h12v14h-12zM462 672h12v14h-12zM440 706h12v14h-12zM546 660h12v14h-12zM566 690h12v14h-12zM100 716h12v14h-12z'

/** A wide window when the lamps of the town come on; a wooden floor before it. */
export function windowDusk(): string {
  return picture(
    720,
    1280,
    fill('M0 0h720v1280H0z', '#5f4663'),
    fill(box(76, 96, 568, 748, 26), SKY[0]),
    fill('M76 260Q240 230 420 262T644 250V820H76z', SKY[1]),
    fill('M76 400Q260 370 430 404T644 390V820H76z', SKY[2]),
    fill('M76 520Q240 494 420 524T644 508V820H76z', SKY[3]),
    fill('M76 630Q260 604 440 632T644 620V820H76z', SKY[4]),
    light({ x: 360, y: 600, r: 420, colour: '#ffd9a8', strength: 0.6 }, 'dusk'),
    sparkle(176, 196, 12, '#ffeccb'),
    sparkle(540, 170, 9, '#ffeccb'),
    sparkle(590, 306, 7, '#ffeccb'),
    fill('M510 176a46 46 0 1 0 38 72a38 38 0 1 1-38-72z', '#ffeccb'),
    fill(CITY, '#6d4a77'),
    fill(LIT, '#ffd48a'),
    fill('M353 96h14v736h-14zM76 440h568v14H76z', '#8a5f58', 0.85),
    fill('M48 70H672V120H48zM48 70H96V850H48zM624 70H672V850H624z', '#8a5a4e'),
    fill('M48 70H672V84H48zM48 70H60V850H48z', '#b17c63'),
    fill('M20 826H700V876Q700 886 690 886H30Q20 886 20 876z', '#a06a54'),
    fill('M20 826H700V842H20z', '#c88f6b'),
    solid(
      'l',
      'M-40 40H150Q158 330 96 520Q60 610-20 640z',
      '#b5576a',
      { shade: 22, rim: 0 },
      stroke('M40 40Q48 320 10 560M96 40Q104 300 62 500', '#8d3f58', 10, 0.6),
    ),
    solid(
      'r',
      'M760 40H570Q562 330 624 520Q660 610 740 640z',
      '#b5576a',
      { shade: 22, rim: 6 },
      stroke('M680 40Q672 320 710 560M624 40Q616 300 658 500', '#8d3f58', 10, 0.6),
    ),
    fill('M-10 20H730V50H-10z', '#7a4a4a'),
    placed(
      { x: 120, y: 826 },
      fill('M-34-46H26V-12Q26 0 12 0H-20Q-34 0-34-12z', '#4f9a90'),
      stroke('M28-36q22 2 16 18T24-10', '#4f9a90', 8),
      fill('M-34-46H26V-36H-34z', '#d8ebdd'),
    ),
    steam(116, 770, { count: 2, wide: 30, scale: 0.4 }),
    placed(
      { x: 600, y: 826 },
      fill('M-50-22h92v22h-92z', '#e0a94c'),
      fill('M-44-44h84v22h-84z', '#4d6fa8'),
      fill('M-52-22h10v22h-10zM28-44h6v22h-6z', '#fff0d4'),
    ),
    fill('M0 930H720V1280H0z', '#8f5f53'),
    fill('M0 886H720V936H0z', '#7a5068'),
    fill('M0 930H720V944H0z', '#b98068'),
    stroke(
      'M150 944L40 1280M290 944L250 1280M430 944L470 1280M570 944L680 1280',
      '#7b4e49',
      6,
      0.8,
    ),
    oval(360, 1060, 320, 74, '#c9876b'),
    oval(360, 1058, 284, 62, '#dba27d'),
    oval(360, 1056, 236, 48, '#c9876b'),
  )
}
