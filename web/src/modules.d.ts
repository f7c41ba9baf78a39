declare module '*.ftl' {
  const messages: Record<string, string>;
  export default messages;
}

declare module 'virtual:games' {
  const listed: Record<'en' | 'de', import('./lib/engine/messages').GameInfo[]>;
  export default listed;
}
