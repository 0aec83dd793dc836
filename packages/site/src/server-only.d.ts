declare module 'server-only'
