'use client'

import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { buttonClass } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { cardAddress } from '../../../lib/card-address'

type EndingCardPictureProps = { code: string; title: string }

/** The card of an ending as it is saved: its address is the file's, so that a long press saves it as well. */
export function EndingCardPicture({ code, title }: EndingCardPictureProps) {
  const api = useApi()
  const { data } = useQuery(callQuery(api, 'GET /v1/tales/share/{code}', { params: { code } }))
  const [isFailed, setIsFailed] = useState(false)
  if (!data) return null
  const address = cardAddress(data.linkImage)
  return (
    <div className="mt-6 flex items-center gap-4">
      {!isFailed && (
        <img
          src={address}
          alt={`결말 카드 미리 보기: ${title}`}
          width={1080}
          height={1350}
          onError={() => setIsFailed(true)}
          className="h-auto w-28 rounded-small border border-line bg-surface-2"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">결말 카드</p>
        <p className="text-sm text-text-3">이미지로 저장, 1080×1350</p>
        <a
          href={address}
          download={`${title} 결말 카드.png`}
          className={buttonClass({ kind: 'secondary' }, 'mt-2')}
        >
          이미지 저장
        </a>
      </div>
    </div>
  )
}
