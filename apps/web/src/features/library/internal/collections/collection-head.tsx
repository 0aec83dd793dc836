'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { ZoneLink, useLazyComponent } from '@doran/site/core'
import { useModals, useToaster } from '@doran/site/session'
import { Button, Icon, announce } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { libraryHref } from '../../library-address'

const loadRename = () => import('./rename-panel').then((module) => module.RenamePanel)

const LIST = libraryHref({ tab: 'collections' })

/** The name of an open collection, and what can be done with it. */
export function CollectionHead({ collection }: { collection: SaveCollection }) {
  const { id, name, count } = collection
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const modals = useModals()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRenaming, setIsRenaming] = useState(false)
  const Rename = useLazyComponent(isRenaming, loadRename)

  useEffect(() => {
    // From the link that led here and is gone.
    if (document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
    announce(heading.current?.textContent ?? '')
  }, [])

  const remove = async () => {
    try {
      await api.call('DELETE /v1/collection/{collectionId}', { params: { collectionId: id } })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
    }
    toaster.show({ kind: 'success', message: '모음집을 지웠어요.' })
    router.replace(LIST)
    router.refresh()
  }
  const askToRemove = () =>
    void modals.confirm({
      title: `‘${name}’ 모음집을 지울까요?`,
      body: '안에 있는 것은 저장한 것에 그대로 있어요.',
      confirmLabel: '지우기',
      cancelLabel: '취소',
      isDestructive: true,
      onConfirm: remove,
      describeError: (error) => (error instanceof ApiError ? error.message : FAILED),
    })
  const renamed = () => {
    setIsRenaming(false)
    toaster.show({ kind: 'success', message: '이름을 바꿨어요.' })
    router.refresh()
  }
  return (
    <div className="mt-4">
      <ZoneLink
        href={LIST}
        className="inline-flex min-h-11 items-center gap-1 rounded-small pr-2 font-semibold text-text-2 no-underline hover:text-text hover:underline"
      >
        <Icon name="back" size={20} />
        모음집
      </ZoneLink>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="prose-ko text-h2 font-extrabold outline-none">
            {name}
          </h2>
          <p className="text-text-2">{count.toLocaleString('ko-KR')}개</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsRenaming(true)}>
            이름 바꾸기
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={askToRemove}>
            지우기
          </Button>
        </div>
      </div>
      {Rename && (
        <Rename
          collection={collection}
          isOpen={isRenaming}
          onClose={() => setIsRenaming(false)}
          onRenamed={renamed}
        />
      )}
    </div>
  )
}

const FAILED = '모음집을 지우지 못했어요. 잠시 뒤 다시 시도해 주세요.'
