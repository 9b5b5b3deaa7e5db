/** The warning of the demo login "expiring": five days, or four once midnight has passed since the demo was made. */
export const endsSoon = /^Your password will expire within [45] days\.$/;
