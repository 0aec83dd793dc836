'use client'

import { useState } from 'react'
import type { Engagement, Post } from '@doran/contract'
import { EngagementBar } from '@doran/engagement'
import { useEventLog, useLazyComponent } from '@doran/site/core'
import { Button } from '@doran/ui'
import { postPath } from '../../../../lib/community-paths'

type PostActsProps = {
  post: Pick<Post, 'id' | 'title' | 'author' | 'isMine'>
  engagement: Engagement | null
}

const loadPanel = () => import('./report-panel').then((module) => module.ReportPanel)

/** Like, save, share and report. */
export function PostActs({ post, engagement }: PostActsProps) {
  const { id, title, isMine } = post
  const { log } = useEventLog()
  const [isReporting, setIsReporting] = useState(false)
  const Panel = useLazyComponent(isReporting, loadPanel)
  return (
    <>
      <EngagementBar
        target={{ type: 'post', id }}
        share={{ title, path: postPath(id) }}
        initial={engagement ?? undefined}
        onShared={(way) =>
          log({ type: 'share', object: 'post', object_name: id, object_attributes: { way } })
        }
      >
        {!isMine && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
            신고
          </Button>
        )}
      </EngagementBar>
      {isReporting && Panel && <Panel post={post} onClose={() => setIsReporting(false)} />}
    </>
  )
}
