/** The shipped theme of each genre, by the `id` of its theme.yaml in @doran/story-content. */
export const THEME_IDS = {
  romance: '019aa4b6-4cd0-7544-8e9e-819dfa890f28',
  mystery: '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15',
  horror: '019aa4b6-50b8-7a0e-9ec3-79089cee2e0b',
  sf: '019aa4b6-48e8-7e20-81f3-3024119408d6',
  history: '019aa4b6-54a0-700c-abc0-cb0650818129',
  fantasy: '019aa4b6-5888-7358-998c-f5cfb5269e4d',
  daily: '019aa4b6-4500-72a8-b3a5-a0f6bd8d6d1a',
  drama: '019aa4b6-5c70-746b-8897-9730bef59d0d',
} as const
