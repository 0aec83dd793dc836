import { ApiError } from '@doran/api-client'
import { ForbiddenState } from '@doran/ui'
import type { ComponentType, ReactNode } from 'react'
import { SiteNotFound } from '../site-not-found.js'
import { SitePage } from '../site-page.js'
import { answerWith } from './answer-with.js'

/**
 * A page of something that may not be there: where `Page` answers null, the answer is a 404 with what `Absent` shows
 * for the same props; where the API says it may not be seen, a 403. It is rendered here because Next's own
 * `notFound()` leaves a page blank until scripts have filled it.
 */
export function findable<Props extends object>(
  Page: (props: Props) => Promise<ReactNode>,
  Absent: ComponentType<Props> = SiteNotFound,
) {
  return async function FindablePage(props: Props): Promise<ReactNode> {
    try {
      const page = await Page(props)
      if (page !== null) return page
      answerWith(404)
      return <Absent {...props} />
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'NOT_ALLOWED') throw error
      answerWith(403)
      return (
        <SitePage className="page grid min-h-[64dvh] place-items-center">
          <ForbiddenState />
        </SitePage>
      )
    }
  }
}
