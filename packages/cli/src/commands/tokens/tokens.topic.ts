export const tokensCommands = {
  'tokens list': async () => (await import('./tokens-list.ts')).tokensList,
  'tokens rotate': async () => (await import('./tokens-rotate.ts')).tokensRotate,
  'tokens revoke': async () => (await import('./tokens-revoke.ts')).tokensRevoke,
}

export const tokensGroup = {
  tokens: { sv: 'visa, byt ut och återkalla maskinnycklar', en: 'show, rotate and revoke machine tokens' },
}
