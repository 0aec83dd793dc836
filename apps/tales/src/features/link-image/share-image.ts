import type { ApiClient } from '@doran/api-client'
import type { SharedStory } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import {
  answerLinkImage,
  createDrawingLimit,
  createLinkImages,
  type LinkSubject,
} from '@doran/site/link-image'
import { unlessRated } from '../../lib/unless-rated'
import { cardAddress } from '../../lib/card-address'
import { drawEndingCard } from './internal/draw-ending-card'
import { drawShareImage } from './internal/draw-share-image'

type Asked = {
  code: string
  file: string
  /** As whoever asks. */
  api: ApiClient
  /** As nobody: what is kept is what everybody may see. */
  anonymousApi: ApiClient
  /** Who asks, where it is known. */
  address: string | undefined
}
type Subject = LinkSubject & { shared: SharedStory; isCard: boolean }

const FILE = /^[0-9a-f]{12}(?<card>-card)?\.png$/

/** Answers to whoever looks at the picture of a link to scenes or an ending, or saves an ending's card. */
export function createShareImages() {
  const imageOf = createLinkImages<Subject>({
    draw: ({ shared, isCard }) => (isCard ? drawEndingCard(shared) : drawShareImage(shared)),
  })
  const mayDraw = createDrawingLimit()
  return ({ code, file, api, anonymousApi, address }: Asked): Promise<Response> => {
    const match = FILE.exec(file)
    const isCard = match?.groups?.['card'] !== undefined
    return answerLinkImage(file, async () => {
      if (!match) return null
      return imageOf(
        `${code}${isCard ? '-card' : ''}`,
        async () =>
          (await findSubject(anonymousApi, { code, isCard, audience: 'until-withdrawn' })) ??
          findSubject(api, { code, isCard, audience: 'owner' }),
        { address, mayDraw: () => mayDraw(address) },
      )
    })
  }
}

type Wanted = Pick<Subject, 'isCard' | 'audience'> & { code: string }

/** What is rated 15 is drawn for those alone who may see it. */
async function findSubject(
  api: ApiClient,
  { code, isCard, audience }: Wanted,
): Promise<Subject | null> {
  const shared = await findOnApi(
    unlessRated(api.call('GET /v1/tales/share/{code}', { params: { code } })),
  )
  if (!shared || typeof shared === 'string' || (isCard && !shared.ending)) return null
  const { linkImage, theme, author, isByModel } = shared
  return {
    address: isCard ? cardAddress(linkImage) : linkImage,
    // The picture's address says the rest.
    version: JSON.stringify([linkImage, theme.hook, author?.name, isByModel]),
    audience,
    shared,
    isCard,
  }
}
