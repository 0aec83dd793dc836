'use client'

import { useRef, useState } from 'react'
import type { Persona } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { useLoginSheet } from '@doran/site/session'
import { VisitorOnly } from '@doran/site/stories'
import { Button, EmptyState } from '@doran/ui'
import { usePersonas, type PersonaList } from '../../lib/use-personas'
import { PersonaCard } from './internal/persona-card'
import { NO_FIELDS, fieldsOf } from './internal/persona-fields'
import { usePersonaActs } from './internal/use-persona-acts'
import type { Editing } from './internal/use-persona-edit'

const loadEditor = () => import('./internal/persona-editor').then((module) => module.PersonaEditor)

const NO_PERSONAS: PersonaList = { items: [], most: 1 }
const NEW: Editing = { name: 'new', id: null, before: NO_FIELDS }

/** Who the reader is in stories: all of theirs, and the one that stories start with. */
export function PersonaPage({ first }: { first: PersonaList }) {
  const { items, most } = usePersonas(first).data ?? NO_PERSONAS
  const [editing, setEditing] = useState<{ what: Editing; isOpen: boolean } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const Editor = useLazyComponent(editing, loadEditor)
  const { makeDefault, remove } = usePersonaActs({
    // The pressed button is gone.
    onDeleted: () => requestAnimationFrame(() => list.current?.focus()),
  })
  const isFull = items.length >= most
  const edit = (what: Editing) => setEditing({ what, isOpen: true })
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">페르소나</h1>
      <p className="prose-ko mt-2 max-w-story text-text-2">
        이야기 속의 나예요. 기본으로 정한 페르소나로 이야기를 시작하고, 시작하기 전에 바꿀 수도
        있어요. 진행 중인 이야기에는 그대로예요. 바꾸려면 이야기 메뉴에서 바꿔요.
      </p>
      <VisitorOnly>
        <VisitorNote />
      </VisitorOnly>
      <div ref={list} tabIndex={-1} role="group" aria-label="내 페르소나" className="outline-none">
        {items.length === 0 ? (
          <EmptyState
            mascot="ran"
            title="이야기 속의 나를 그려 볼까요?"
            actions={
              <Button aria-haspopup="dialog" onClick={() => edit(NEW)}>
                페르소나 만들기
              </Button>
            }
          >
            <p>진짜 나와 달라도 좋아요.</p>
          </EmptyState>
        ) : (
          <>
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button disabled={isFull} aria-haspopup="dialog" onClick={() => edit(NEW)}>
                페르소나 만들기
              </Button>
              <p className="text-sm text-text-2 tabular-nums">
                {items.length} / {most}
                {isFull && most > 1 && ' · 새로 만들려면 쓰지 않는 페르소나를 삭제해 주세요.'}
              </p>
            </div>
            <ul className="mt-6 grid gap-4 lg:grid-cols-2">
              {items.map((persona) => (
                <PersonaCard
                  key={persona.id}
                  persona={persona}
                  onEdit={() => edit(ofPersona(persona))}
                  onCopy={isFull ? null : () => edit(copyOf(persona))}
                  onMakeDefault={() => makeDefault(persona)}
                  onDelete={() => remove(persona)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {editing && Editor && (
        <Editor
          key={editing.what.name}
          editing={editing.what}
          isOpen={editing.isOpen}
          onClose={() => setEditing({ ...editing, isOpen: false })}
        />
      )}
    </div>
  )
}

function VisitorNote() {
  const { ask } = useLoginSheet()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="prose-ko text-sm text-text-2">
        가입하지 않아도 하나를 만들 수 있어요. 가입하면 만든 페르소나도 계정으로 옮겨 드리고,
        10개까지 만들 수 있어요.
      </p>
      <Button kind="secondary" onClick={() => ask({ reason: 'personas' })}>
        로그인 · 회원가입
      </Button>
    </div>
  )
}

function ofPersona(persona: Persona): Editing {
  return { name: persona.id, id: persona.id, before: fieldsOf(persona) }
}

function copyOf(persona: Persona): Editing {
  return { name: `copy ${persona.id}`, id: null, before: fieldsOf(persona) }
}
