'use client'

import type { SharedStory } from '@doran/contract'
import { routes } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { useContinue } from './use-continue'

/** The two ways to read on: from what was shared, and from the first scene. */
export function ReadFrom({ shared }: { shared: SharedStory }) {
  const { kind, theme, canContinue } = shared
  const { isBusy, problem, goOn } = useContinue(shared)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canContinue && (
          <Button isBusy={isBusy} onClick={goOn}>
            {kind === 'ending' ? '나도 이 결말 앞에서부터' : '이 장면부터 이어 쓰기'}
          </Button>
        )}
        <LinkButton
          kind={canContinue ? 'secondary' : 'primary'}
          href={routes.theme.path({ id: theme.id })}
          renderLink={renderLink}
        >
          처음부터 읽기
        </LinkButton>
      </div>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
