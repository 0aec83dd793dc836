'use client'

import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { routes } from '@doran/site/core'
import { useModals, useToaster } from '@doran/site/session'
import { Button, LinkButton } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { writePath } from '../../../../lib/community-paths'
import { replaceLink } from '../../../../lib/replace-link'

/** What an author can do with their post. */
export function OwnActs({ postId }: { postId: string }) {
  const api = useApi()
  const router = useRouter()
  const modals = useModals()
  const toaster = useToaster()
  const remove = async () => {
    await api.call('DELETE /v1/community/post/{postId}', { params: { postId } })
    toaster.show({ kind: 'success', message: '글을 삭제했어요.' })
    router.replace(routes.community.path())
    router.refresh()
  }
  const ask = () =>
    void modals.confirm({
      title: '이 글을 삭제할까요?',
      body: '삭제한 글은 되살릴 수 없어요. 댓글은 남아요.',
      confirmLabel: '삭제',
      cancelLabel: '취소',
      isDestructive: true,
      onConfirm: remove,
      describeError: (error) => (error instanceof ApiError ? error.message : FAILED),
    })
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton href={writePath(postId)} kind="secondary" renderLink={replaceLink}>
        수정
      </LinkButton>
      <Button kind="quiet" aria-haspopup="dialog" onClick={ask}>
        삭제
      </Button>
    </div>
  )
}

const FAILED = '글을 삭제하지 못했어요. 잠시 뒤 다시 시도해 주세요.'
