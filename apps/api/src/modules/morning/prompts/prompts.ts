import { APRIL } from './april.js'
import { AUGUST } from './august.js'
import { DECEMBER } from './december.js'
import { FEBRUARY } from './february.js'
import { holidayText } from './holidays.js'
import { JANUARY } from './january.js'
import { JULY } from './july.js'
import { JUNE } from './june.js'
import { MARCH } from './march.js'
import { MAY } from './may.js'
import { NOVEMBER } from './november.js'
import { OCTOBER } from './october.js'
import { SEPTEMBER } from './september.js'

const YEAR = [
  JANUARY,
  FEBRUARY,
  MARCH,
  APRIL,
  MAY,
  JUNE,
  JULY,
  AUGUST,
  SEPTEMBER,
  OCTOBER,
  NOVEMBER,
  DECEMBER,
]

interface Prompt {
  /** MM-DD */
  key: string
  text: string
}

/** The question of a date (YYYY-MM-DD, in Seoul): a holiday's that moves, else the day's own. */
export function promptFor(date: string): Prompt {
  const key = date.slice(5)
  const text = holidayText(date) ?? YEAR[Number(key.slice(0, 2)) - 1]?.[Number(key.slice(3)) - 1]
  if (text === undefined) throw new Error(`no prompt for ${date}`)
  return { key, text }
}
