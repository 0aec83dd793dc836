'use client'
import { AnalyticsPart } from './analytics-part'
import { ApiPart } from './api-part'
import { ChatPart } from './chat-part'
import { EventLogPart } from './event-log-part'
import { FlagsPart } from './flags-part'
import { KoreanPart } from './korean-part'
import { UiPart } from './ui-part'

/** One part of every package, each with what `pnpm packages:try` looks for. */
export function Parts({ name }: { name: string }) {
  return (
    <main className="page flex flex-col gap-6 py-6">
      <h1 className="text-h1 font-extrabold">{name}</h1>
      <KoreanPart />
      <UiPart />
      <ApiPart />
      <ChatPart />
      <EventLogPart />
      <FlagsPart />
      <AnalyticsPart />
    </main>
  )
}
