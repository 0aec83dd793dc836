'use client'

import { TALES_PATH } from '@doran/contract/names'
import { RootError } from '@doran/site/shell'
import './globals.css'

type GlobalErrorProps = { error: unknown; retry: () => void }

export default function GlobalError(props: GlobalErrorProps) {
  return (
    <RootError
      {...props}
      home={{ href: TALES_PATH, label: '이야기로 가기' }}
      note="읽던 이야기는 그대로 있어요."
    />
  )
}
