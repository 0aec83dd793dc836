'use client'

import { useState } from 'react'
import type { NewsItem } from '@doran/contract'
import { NewsEntry } from '@doran/engagement'
import { routes } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** One notice, whole. */
export function NoticePage({ notice, now }: { notice: NewsItem; now: string }) {
  const [state, setState] = useState({ notice, item: notice })
  // The server rendered it anew.
  if (state.notice !== notice) setState({ notice, item: notice })
  return (
    <div className="page max-w-story pt-6 pb-16 md:pt-10">
      <NewsEntry
        item={state.item}
        level={1}
        now={now}
        onChange={(change) => setState((before) => ({ ...before, item: change(before.item) }))}
      />
      <p className="mt-10 border-t border-line pt-6">
        <LinkButton kind="quiet" href={routes.notice.path()} renderLink={renderLink}>
          공지 목록
        </LinkButton>
      </p>
    </div>
  )
}
