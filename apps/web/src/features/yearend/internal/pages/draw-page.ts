import type { YearPage } from '@doran/contract'
import { drawArchetype } from './kinds/archetype'
import { drawBack } from './kinds/back'
import { drawChampion } from './kinds/champion'
import { drawCover } from './kinds/cover'
import { drawLetter } from './kinds/letter'
import { drawMonths } from './kinds/months'
import { drawNumbers } from './kinds/numbers'
import { drawStory } from './kinds/story'
import { drawThanks } from './kinds/thanks'
import { drawTomorrow } from './kinds/tomorrow'
import { SHEET, type DrawnPage, type PagePart } from './page-parts'

/**
 * A page as positioned shapes and words. PNG, PDF and screen draw the same list, so that nothing stands elsewhere in
 * what is saved than in what was seen.
 */
export const drawPage = (page: YearPage): DrawnPage => ({ ...SHEET, shapes: partsOf(page) })

function partsOf(page: YearPage): PagePart[] {
  switch (page.kind) {
    case 'cover':
      return drawCover(page)
    case 'numbers':
      return drawNumbers(page)
    case 'months':
      return drawMonths(page)
    case 'story':
      return drawStory(page)
    case 'archetype':
      return drawArchetype(page)
    case 'champion':
      return drawChampion(page)
    case 'letter':
      return drawLetter(page)
    case 'thanks':
      return drawThanks(page)
    case 'tomorrow':
      return drawTomorrow(page)
    case 'back':
      return drawBack(page)
  }
}
