'use client'

import { useState } from 'react'
import { Button, createToaster, TextField, type ToastOptions, ToastRegion } from '@doran/ui'
import { createModals, ModalStack } from '@doran/ui/overlay'
import { Row, Specimen } from './specimen'

const ANSWER_MS = 900

const samples: ReadonlyArray<{ name: string; toast: ToastOptions }> = [
  { name: '소식', toast: { message: '로그인 전에 읽던 이야기 3개를 계정으로 옮겼어요.' } },
  { name: '잘됨', toast: { kind: 'success', message: '바꿨어요.' } },
  {
    name: '문제',
    toast: { kind: 'error', message: '저장하지 못했어요. 인터넷 연결을 확인해 주세요.' },
  },
  {
    name: '되돌리기',
    toast: {
      message: '이야기를 지웠어요.',
      action: { label: '되돌리기', onClick: () => undefined },
      autoCloseMs: 8000,
    },
  },
  {
    name: '위쪽에',
    toast: { message: '알림은 부르는 곳에서 자리를 정할 수 있어요.', position: 'top-center' },
  },
  {
    name: '긴 말',
    toast: {
      message:
        '다른 창에서 이야기가 먼저 이어졌어요. 쓴 글은 그대로 두었으니 새로 불러온 다음에 이어서 적어 주세요.',
    },
  },
]

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS))

const fail = async () => {
  await wait()
  throw new Error('for show')
}

const saveButton = (close: () => void) => <Button onClick={close}>저장</Button>

export function MessagesSection() {
  const [toaster] = useState(createToaster)
  const [modals] = useState(createModals)
  const [answer, setAnswer] = useState('아직 묻지 않았어요.')

  const ask = async (onConfirm: () => Promise<void>) => {
    const isConfirmed = await modals.confirm({
      title: '이 기기를 로그아웃시킬까요?',
      body: '그 기기에서는 다시 로그인해야 해요.',
      confirmLabel: '로그아웃시키기',
      cancelLabel: '취소',
      isDestructive: true,
      onConfirm,
    })
    setAnswer(isConfirmed ? '로그아웃시켰어요.' : '취소했어요.')
  }
  const stack = () =>
    modals.open(
      <>
        <TextField label="닉네임" defaultValue="달밤지기" />
        <Button kind="secondary" className="mt-5" onClick={() => void ask(wait)}>
          그 위에 하나 더
        </Button>
      </>,
      {
        title: '프로필 편집',
        actions: saveButton,
      },
    )

  return (
    <>
      <Specimen name="Toaster · ToastRegion">
        <Row>
          {samples.map(({ name, toast }) => (
            <Button key={name} kind="secondary" onClick={() => toaster.show(toast)}>
              {name}
            </Button>
          ))}
          <Button
            kind="secondary"
            onClick={() => {
              for (const at of [1, 2, 3, 4, 5, 6, 7]) {
                toaster.show({ message: `${at}번째 알림이에요.` })
              }
            }}
          >
            한꺼번에 일곱
          </Button>
          <Button kind="quiet" onClick={toaster.clean}>
            모두 치우기
          </Button>
        </Row>
        <ToastRegion toaster={toaster} />
      </Specimen>
      <Specimen name="Modals · ModalStack">
        <Row>
          <Button kind="secondary" onClick={stack}>
            열기
          </Button>
          <Button kind="secondary" onClick={() => void ask(wait)}>
            묻기
          </Button>
          <Button kind="secondary" onClick={() => void ask(fail)}>
            잘 안되는 일
          </Button>
        </Row>
        <p className="text-sm text-text-2">{answer}</p>
        <ModalStack modals={modals} />
      </Specimen>
    </>
  )
}
