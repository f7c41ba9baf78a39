export const face = async () => ({});
