/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export type CreateSessionApiResponse =
  /** status 200 The session is open; its cookie is set. */ CurrentSession;
export type CreateSessionApiArg = {
  body: {
    email: Email;
    /** The session outlives the browser. Without it the cookie goes when the browser closes. */
    isRemembered?: boolean;
  };
};
export type GetSessionApiResponse =
  /** status 200 The signed-in user, or null. */ CurrentSession;
export type GetSessionApiArg = void;
export type EndSessionApiResponse =
  /** status 200 `success` says whether the session was ended. */ Success;
export type EndSessionApiArg = void;
export type SaveUserApiResponse = /** status 200 The saved user. */ User;
export type SaveUserApiArg = {
  body: {
    name: string;
    email: Email;
    photo: ImageUrl;
    timestamp?: TimestampPair;
    language?: Language;
  };
};
export type ListUsersApiResponse = /** status 200 Users. */ User[];
export type ListUsersApiArg = {
  /** Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
  search?: string;
  page?: number;
  limit?: number;
  sort?: "name" | "email" | "role" | "createdAt" | "lastLogin";
  order?: "asc" | "desc";
  role?: Role;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type GetRoleApiResponse = /** status 200 The role. */ {
  role: Role;
};
export type GetRoleApiArg = {
  emailOrId: string;
};
export type UpdateUserRoleApiResponse =
  /** status 200 Number of changed rows. */ {
    modifiedCount: number;
  };
export type UpdateUserRoleApiArg = {
  id: Id;
  body: {
    role: Role;
  };
};
export type DeleteUserApiResponse = /** status 200 Number of deleted rows. */ {
  deletedCount: number;
};
export type DeleteUserApiArg = {
  id: Id;
};
export type ListCustomerNotesApiResponse =
  /** status 200 The notes; none about a user who does not exist. */ Note[];
export type ListCustomerNotesApiArg = {
  id: Id;
};
export type AddCustomerNoteApiResponse = /** status 200 The note. */ Note;
export type AddCustomerNoteApiArg = {
  id: Id;
  noteId: Id;
  noteInput: NoteInput;
};
export type DeleteCustomerNoteApiResponse =
  /** status 200 Number of deleted rows. */ {
    deletedCount: number;
  };
export type DeleteCustomerNoteApiArg = {
  id: Id;
  noteId: Id;
};
export type ListAllProductsApiResponse = /** status 200 Products. */ Product[];
export type ListAllProductsApiArg = {
  /** Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
  search?: string;
  page?: number;
  limit?: number;
  sort?:
    "productName" | "category" | "price" | "inStock" | "createdAt" | "sold";
  order?: "asc" | "desc";
  /** A category or parent category, case-insensitive. */
  category?: CategoryName;
  inStock?: boolean;
  /** Whether it has a discount price. */
  discounted?: boolean;
  /** Minimum price, the discount price if there is one. */
  minPrice?: number;
  /** Maximum price, the discount price if there is one. */
  maxPrice?: number;
};
export type ListNewArrivalsApiResponse = /** status 200 Products. */ Product[];
export type ListNewArrivalsApiArg = void;
export type ListBestSellersApiResponse = /** status 200 Products. */ Product[];
export type ListBestSellersApiArg = void;
export type ListPopularGadgetsApiResponse =
  /** status 200 Products. */ Product[];
export type ListPopularGadgetsApiArg = {
  skip?: number;
  limit?: number;
};
export type SearchProductsApiResponse =
  /** status 200 Matching products, best first, each with `name` in addition to `productName`. */ FoundProduct[];
export type SearchProductsApiArg = {
  search: string;
};
export type ListSearchResultsApiResponse =
  /** status 200 The page and the total. */ SearchResultsPage;
export type ListSearchResultsApiArg = {
  search: string;
  page?: number;
  limit?: number;
  /** Minimum price, the discount price if there is one. */
  minPrice?: number;
  /** Maximum price, the discount price if there is one. */
  maxPrice?: number;
  /** `bestRated`: by the mean of the stars, of which a few count less than many; products without stars come last. */
  sort?: "relevant" | "lowToHigh" | "highToLow" | "bestRated";
  /** What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
  filter?: string;
};
export type ListSearchFiltersApiResponse =
  /** status 200 The filters, in the order of the specification. */ ListFilter[];
export type ListSearchFiltersApiArg = {
  search: string;
  /** Minimum price, the discount price if there is one. */
  minPrice?: number;
  /** Maximum price, the discount price if there is one. */
  maxPrice?: number;
  /** What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
  filter?: string;
};
export type ListCategoryFiltersApiResponse =
  /** status 200 The filters, in the order of the specification. */ ListFilter[];
export type ListCategoryFiltersApiArg = {
  category: CategoryName;
  /** Minimum price, the discount price if there is one. */
  minPrice?: number;
  /** Maximum price, the discount price if there is one. */
  maxPrice?: number;
  /** What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
  filter?: string;
};
export type ListCategoryProductsApiResponse =
  /** status 200 The page and the total. */ ProductListPage;
export type ListCategoryProductsApiArg = {
  category: CategoryName;
  page?: number;
  limit?: number;
  /** Minimum price, the discount price if there is one. */
  minPrice?: number;
  /** Maximum price, the discount price if there is one. */
  maxPrice?: number;
  /** `bestRated`: by the mean of the stars, of which a few count less than many; products without stars come last. */
  sort?: "relevant" | "lowToHigh" | "highToLow" | "bestRated";
  /** What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
  filter?: string;
  /** A product that is left out, such as the one whose page shows the list. */
  exclude?: Id;
};
export type CreateProductApiResponse =
  /** status 201 The added product. */ Product;
export type CreateProductApiArg = {
  /** The ID of the product. A repeated call returns the product, also if the body differs, and adds none. */
  "Idempotency-Key"?: Id;
  productInput: ProductInput;
};
export type GetProductApiResponse =
  /** status 200 The product; its `ETag` is the version for `If-Match`. */ ProductWithVariants;
export type GetProductApiArg = {
  id: Id;
};
export type UpdateProductApiResponse =
  /** status 200 The changed product. */ Product;
export type UpdateProductApiArg = {
  id: Id;
  "If-Match"?: string;
  productInput: ProductInput;
};
export type DeleteProductApiResponse =
  /** status 200 Number of deleted rows. */ {
    deletedCount: number;
  };
export type DeleteProductApiArg = {
  id: Id;
};
export type SetProductPriceApiResponse =
  /** status 200 The changed product. */ Product;
export type SetProductPriceApiArg = {
  id: Id;
  body: {
    price: Price;
    discountPrice?: DiscountPrice;
    previous: {
      price: Price;
      discountPrice?: DiscountPrice;
    };
  };
};
export type AddToCartApiResponse =
  /** status 200 The cart row after the change. */ CartItem;
export type AddToCartApiArg = {
  body: {
    gadgetId: Id;
    author?: string;
    image?: string;
    name?: string;
    price?: number;
    quantity?: number;
    /** Buy Now: raises the quantity of the row to at least this one. Otherwise the quantity is added. */
    isMinimum?: boolean;
    cartAdded?: string;
  };
};
export type UpdateCartQuantityApiResponse =
  /** status 200 The cart row after the change. */ CartItem;
export type UpdateCartQuantityApiArg = {
  id: Id;
  body: {
    quantity: Quantity;
  };
};
export type RemoveFromCartApiResponse =
  /** status 200 Number of deleted rows. */ {
    deletedCount: number;
  };
export type RemoveFromCartApiArg = {
  id: Id;
};
export type ListMyCartApiResponse =
  /** status 200 The rows of the cart. */ CartItem[];
export type ListMyCartApiArg = {
  /** The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
  email?: string;
};
export type ListAllCartsApiResponse =
  /** status 200 Rows of carts. */ CartItem[];
export type ListAllCartsApiArg = {
  /** Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
  search?: string;
  page?: number;
  limit?: number;
  sort?: "author" | "name" | "price" | "quantity" | "cartAdded";
  order?: "asc" | "desc";
  /** Prefix of the e-mail. */
  email?: string;
  /** Words of the product's name. */
  product?: string;
};
export type ListMyAddressesApiResponse =
  /** status 200 The addresses. */ Address[];
export type ListMyAddressesApiArg = void;
export type SaveAddressApiResponse = /** status 200 The address. */ Address;
export type SaveAddressApiArg = {
  id: Id;
  addressInput: AddressInput;
};
export type DeleteAddressApiResponse =
  /** status 200 The number of deleted addresses, none if it was deleted before. */ {
    deletedCount: number;
  };
export type DeleteAddressApiArg = {
  id: Id;
};
export type PlaceOrderApiResponse = /** status 201 The order. */ Order;
export type PlaceOrderApiArg = {
  "Idempotency-Key"?: string;
  orderInput: OrderInput;
};
export type ListMyOrdersApiResponse = /** status 200 Orders. */ Order[];
export type ListMyOrdersApiArg = {
  /** The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
  email?: string;
  /** Whether to return the cancelled orders in place of the others. */
  cancelled?: boolean;
  page?: number;
  limit?: number;
};
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  id: Id;
};
export type ListAllOrdersApiResponse = /** status 200 Orders. */ Order[];
export type ListAllOrdersApiArg = {
  /** Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
  search?: string;
  page?: number;
  limit?: number;
  sort?:
    | "orderPlaced"
    | "name"
    | "email"
    | "status"
    | "payment"
    | "totalAmount"
    | "deliverBy"
    | "paidAt";
  order?: "asc" | "desc";
  status?: OrderStatus;
  /** Whether the order is paid. */
  payment?: boolean;
  /** Whether its payment needs attention. */
  riskFlag?: boolean;
  /** Whether it was paid more than once and not everything is refunded yet. */
  refundDue?: boolean;
  /** Paid and pending orders by their last day for the delivery. */
  due?: "overdue" | "today" | "later";
  /** Whether its customer has written a review, which may be hidden. */
  reviewed?: boolean;
  /** Whether `listPaymentIssues` has a payment for it. With `true`, deleted orders are included. */
  needsAttention?: boolean;
  district?: string;
  /** Prefix of the e-mail. */
  email?: string;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type DeleteOrderApiResponse = /** status 200 Number of deleted rows. */ {
  deletedCount: number;
};
export type DeleteOrderApiArg = {
  id: Id;
};
export type DeliverOrderApiResponse =
  /** status 200 The order is delivered; `unpaid` warns an admin that it is not paid. */ {
    modifiedCount: number;
    /** Whether it was delivered without being paid */
    unpaid?: boolean;
  };
export type DeliverOrderApiArg = {
  id: Id;
};
export type PackOrderApiResponse = /** status 200 Number of changed rows. */ {
  modifiedCount: number;
};
export type PackOrderApiArg = {
  id: Id;
};
export type UndoPackingApiResponse = /** status 200 Number of changed rows. */ {
  modifiedCount: number;
};
export type UndoPackingApiArg = {
  id: Id;
};
export type HandOverOrderApiResponse =
  /** status 200 Number of changed rows. */ {
    modifiedCount: number;
  };
export type HandOverOrderApiArg = {
  id: Id;
  body: {
    courier: string;
    trackingNumber?: string;
  };
};
export type UndoHandOverApiResponse =
  /** status 200 Number of changed rows. */ {
    modifiedCount: number;
  };
export type UndoHandOverApiArg = {
  id: Id;
};
export type CancelOrderApiResponse = /** status 200 The order is cancelled. */ {
  modifiedCount: number;
};
export type CancelOrderApiArg = {
  id: Id;
};
export type RefundOrderApiResponse = /** status 200 The refund. */ Refund;
export type RefundOrderApiArg = {
  id: Id;
};
export type ListOrderPaymentsApiResponse =
  /** status 200 Payment attempts. */ PaymentAttempt[];
export type ListOrderPaymentsApiArg = {
  id: Id;
};
export type ListOrderNotesApiResponse =
  /** status 200 The notes; none of an order that does not exist. */ Note[];
export type ListOrderNotesApiArg = {
  id: Id;
};
export type AddOrderNoteApiResponse = /** status 200 The note. */ Note;
export type AddOrderNoteApiArg = {
  id: Id;
  noteId: Id;
  noteInput: NoteInput;
};
export type DeleteOrderNoteApiResponse =
  /** status 200 Number of deleted rows. */ {
    deletedCount: number;
  };
export type DeleteOrderNoteApiArg = {
  id: Id;
  noteId: Id;
};
export type RecordCashPaymentApiResponse =
  /** status 200 The recorded payment. */ CashPaymentRecord;
export type RecordCashPaymentApiArg = {
  id: Id;
};
export type DeliverOrdersApiResponse =
  /** status 200 Delivered orders, and why others were not. */ BulkOutcome & {
    /** Those of `done` that were delivered without being paid */
    unpaid: Id[];
  };
export type DeliverOrdersApiArg = {
  body: {
    ids: Ids;
  };
};
export type PackOrdersApiResponse =
  /** status 200 Which IDs were processed, and why others were not. */ BulkOutcome;
export type PackOrdersApiArg = {
  body: {
    ids: Ids;
  };
};
export type DeliverCashOrdersApiResponse =
  /** status 200 Orders that are paid and delivered, and why others are not. */ BulkOutcome & {
    /** Those of `done` that the customer may still pay on a page of the gateway */
    hadOpenPage: Id[];
  };
export type DeliverCashOrdersApiArg = {
  body: {
    ids: Ids;
  };
};
export type DeleteOrdersApiResponse =
  /** status 200 Which IDs were processed, and why others were not. */ BulkOutcome;
export type DeleteOrdersApiArg = {
  body: {
    ids: Ids;
  };
};
export type DeleteProductsApiResponse =
  /** status 200 Which IDs were processed, and why others were not. */ BulkOutcome;
export type DeleteProductsApiArg = {
  body: {
    ids: Ids;
  };
};
export type SetProductsStockApiResponse =
  /** status 200 Which IDs were processed, and why others were not. */ BulkOutcome;
export type SetProductsStockApiArg = {
  body: {
    ids: Ids;
    inStock: boolean;
  };
};
export type PreviewBulkEditApiResponse =
  /** status 200 What the edit would change, and what it would not. */ BulkEditPreview;
export type PreviewBulkEditApiArg = {
  bulkEdit: BulkEdit;
};
export type ApplyBulkEditApiResponse =
  /** status 200 How many products were changed, and which were not. */ BulkEditResult;
export type ApplyBulkEditApiArg = {
  id: Id;
};
export type UndoBulkEditApiResponse =
  /** status 200 How many products were changed, and which were not. */ BulkEditResult;
export type UndoBulkEditApiArg = {
  id: Id;
};
export type DeleteCartItemsApiResponse =
  /** status 200 Which IDs were processed, and why others were not. */ BulkOutcome;
export type DeleteCartItemsApiArg = {
  body: {
    ids: Ids;
  };
};
export type CheckProductImportApiResponse =
  /** status 200 What the import would change, and the problems. */ ProductImport;
export type CheckProductImportApiArg = {
  body: {
    file: Blob;
  };
};
export type ApplyProductImportApiResponse =
  /** status 200 Numbers of added and changed products. */ {
    created: number;
    updated: number;
  };
export type ApplyProductImportApiArg = {
  id: Id;
};
export type AddReviewApiResponse =
  /** status 200 The order with its review. */ Order;
export type AddReviewApiArg = {
  id: Id;
  body: {
    reviewText: string;
    stars?: Stars;
    /** Uploaded by the caller */
    photos?: UploadUrl[];
  };
};
export type ListProductReviewsApiResponse =
  /** status 200 A page of the reviews and the number of all. */ {
    reviews: ProductReview[];
    total: number;
  };
export type ListProductReviewsApiArg = {
  id: Id;
  limit?: number;
  /** Of `limit` reviews each. */
  page?: number;
  /** Only reviews with so many stars, which `total` counts then. */
  stars?: Stars;
};
export type SetReviewHiddenApiResponse = /** status 200 The order. */ Order;
export type SetReviewHiddenApiArg = {
  id: Id;
  body: {
    isHidden: boolean;
  };
};
export type ListMyReviewsApiResponse = /** status 200 Orders. */ Order[];
export type ListMyReviewsApiArg = {
  /** The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
  email: string;
};
export type ListPendingReviewsApiResponse =
  /** status 200 The orders and their count. */ {
    result: Order[];
    total: number;
  };
export type ListPendingReviewsApiArg = {
  /** The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
  email: string;
};
export type ListOrderReturnsApiResponse =
  /** status 200 The requests, and the items of the order. */ OrderReturns;
export type ListOrderReturnsApiArg = {
  id: Id;
};
export type RequestReturnApiResponse =
  /** status 200 The request. */ ReturnRequest;
export type RequestReturnApiArg = {
  id: Id;
  returnId: Id;
  body: {
    gadgetId: Id;
    kind: ReturnKind;
    /** One of `shop/returns.ts` */
    reason: string;
    /** What is wrong with the product */
    details: string;
    quantity: number;
    photos: UploadUrl[];
  };
};
export type ListReturnsApiResponse =
  /** status 200 The requests. */ ReturnRequest[];
export type ListReturnsApiArg = {
  /** The order's number, or words that occur in its ID, name, e-mail, mobile number or district, or in the name of the product; if
    all are shorter than three letters, a prefix of the customer's name.
     */
  search?: string;
  page?: number;
  limit?: number;
  sort?: "requestedAt" | "answeredAt";
  order?: "asc" | "desc";
  state?: ReturnState;
  kind?: ReturnKind;
  /** Prefix of the e-mail. */
  email?: string;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type WithdrawReturnApiResponse =
  /** status 200 The request. */ ReturnRequest;
export type WithdrawReturnApiArg = {
  id: Id;
};
export type AnswerReturnApiResponse =
  /** status 200 The request. */ ReturnRequest;
export type AnswerReturnApiArg = {
  id: Id;
  body: {
    isAccepted: boolean;
    answer: string;
  };
};
export type FinishReturnApiResponse =
  /** status 200 The request. */ ReturnRequest;
export type FinishReturnApiArg = {
  id: Id;
};
export type ListMyAlertsApiResponse = /** status 200 The alerts. */ Alert[];
export type ListMyAlertsApiArg = void;
export type AddAlertApiResponse = /** status 200 The alert. */ Alert;
export type AddAlertApiArg = {
  body: {
    gadgetId: Id;
    kind: AlertKind;
    /** Of the mail */
    language?: Language;
  };
};
export type RemoveAlertApiResponse = /** status 200 Number of deleted rows. */ {
  deletedCount: number;
};
export type RemoveAlertApiArg = {
  id: Id;
};
export type StopAlertsApiResponse = /** status 200 Number of deleted rows. */ {
  deletedCount: number;
};
export type StopAlertsApiArg = {
  body: {
    key: Id;
  };
};
export type GetMyDashboardApiResponse =
  /** status 200 The statistics. */ UserDashboard;
export type GetMyDashboardApiArg = {
  /** The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
  email?: string;
};
export type GetTotalCountsApiResponse = /** status 200 The totals. */ {
  totalOrder: number;
  totalUser: number;
  totalProduct: number;
};
export type GetTotalCountsApiArg = void;
export type ListDailySalesApiResponse =
  /** status 200 One entry for each day, in order. */ DaySales[];
export type ListDailySalesApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type GetOrderStatesApiResponse =
  /** status 200 The statistics. */ OrderStates;
export type GetOrderStatesApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type ListBestProductsApiResponse =
  /** status 200 The products, the best first. */ BestProduct[];
export type ListBestProductsApiArg = {
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
  limit?: number;
};
export type ListAuditLogApiResponse =
  /** status 200 Audit log entries. */ AuditEntry[];
export type ListAuditLogApiArg = {
  /** Words that occur in the item's name, the record or the admin's e-mail; if all are shorter than three letters, a prefix of
    the item's name.
     */
  search?: string;
  page?: number;
  limit?: number;
  order?: "asc" | "desc";
  action?: AuditAction;
  /** The changed record: `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}`. */
  subject?: string;
  /** Prefix of the e-mail. */
  email?: string;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type ListSavedViewsApiResponse =
  /** status 200 The views. */ SavedView[];
export type ListSavedViewsApiArg = void;
export type CreateSavedViewApiResponse = /** status 200 The view. */ SavedView;
export type CreateSavedViewApiArg = {
  id: Id;
  savedViewInput: SavedViewInput;
};
export type UpdateSavedViewApiResponse = /** status 200 The view. */ SavedView;
export type UpdateSavedViewApiArg = {
  id: Id;
  savedViewChanges: SavedViewChanges;
};
export type DeleteSavedViewApiResponse =
  /** status 200 Number of deleted rows. */ {
    deletedCount: number;
  };
export type DeleteSavedViewApiArg = {
  id: Id;
};
export type CreatePaymentSessionApiResponse =
  /** status 200 URL of the payment page. */ {
    url: string;
  };
export type CreatePaymentSessionApiArg = {
  body: {
    _id: Id;
  };
};
export type GetPaymentStateApiResponse = /** status 200 The state. */ {
  transactionId: string;
  state: "open" | "paid" | "duplicate" | "failed" | "cancelled" | "expired";
  /** `underReview`: money was captured that does not match the order. `orderDeleted`: the shop has deleted
    the order. `refundRequested`: the captured money is on its way back. `refunded`: it was given back.
     */
  notice?: "underReview" | "orderDeleted" | "refundRequested" | "refunded";
};
export type GetPaymentStateApiArg = {
  tranId: string;
};
export type ListPaymentIssuesApiResponse =
  /** status 200 The captures. */ PaymentIssue[];
export type ListPaymentIssuesApiArg = {
  page?: number;
  limit?: number;
};
export type ListRefundsApiResponse =
  /** status 200 The captures. */ PaymentIssue[];
export type ListRefundsApiArg = {
  /** Words that occur in the transaction ID, the refund's reference, or the order's ID, name, e-mail, mobile number or district;
    if all are shorter than three letters, a prefix of the name.
     */
  search?: string;
  page?: number;
  limit?: number;
  sort?: "capturedAt" | "amount" | "refundBy" | "refundedAt";
  order?: "asc" | "desc";
  /** Those whose refund failed are due; the stuck ones are requested, too, and have `isRefundStuck`. */
  state?: "due" | "requested" | "stuck" | "refunded" | "accepted";
  /** Payments that are to be refunded, by their last day for it. */
  due?: "overdue" | "today" | "later";
  kind?: PaymentKind;
  /** Prefix of the e-mail. */
  email?: string;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
};
export type AcceptPaymentApiResponse =
  /** status 200 The time of the acceptance. */ {
    transactionId: string;
    acceptedAt: Timestamp;
  };
export type AcceptPaymentApiArg = {
  tranId: string;
};
export type RefundPaymentApiResponse = /** status 200 The refund. */ Refund;
export type RefundPaymentApiArg = {
  tranId: string;
};
export type RecordRefundApiResponse = /** status 200 The refund. */ Refund;
export type RecordRefundApiArg = {
  tranId: string;
};
export type UploadImageApiResponse = /** status 201 The picture's URL. */ {
  url: ImageUrl;
};
export type UploadImageApiArg = {
  body: {
    image: Blob;
  };
};
export type CheckDataApiResponse =
  /** status 200 What was checked, and what contradicts it. */ {
    rules: string[];
    broken: {
      rule: string;
      /** Number of records that break it */
      count: number;
      /** Some of them, such as `Order/{id}` or `Payment/{tranId}` */
      subjects: string[];
    }[];
  };
export type CheckDataApiArg = void;
export type Id = string;
export type Email = string;
export type Role = "admin" | "user";
export type SessionUser = {
  id: Id;
  email: Email;
  displayName: string | null;
  photoURL: string | null;
  role: Role;
  /** False for users who sign in with Google only */
  hasPassword: boolean;
  /** The session outlives the browser */
  isRemembered: boolean;
};
export type CurrentSession = {
  user: SessionUser | null;
};
export type Problem = {
  status: number;
  /** Stable, for programs */
  code: string;
  title: string;
  /** Message for users */
  message: string;
  /** The same in Bengali */
  messageBn?: string;
  fieldErrors?: {
    [key: string]: string;
  };
  fieldErrorsBn?: {
    [key: string]: string;
  };
  requestId?: string;
  /** Further data for the client, for instance the current total of a cart */
  details?: {
    [key: string]: unknown;
  };
};
export type Success = {
  success: boolean;
};
export type TimestampPair = {
  createdAt: string;
  lastLoginAt: string;
};
export type User = {
  _id: Id;
  name: string;
  email: string;
  photo: string;
  role: Role;
  timestamp: TimestampPair;
};
export type ImageUrl = string;
export type Language = "en" | "bn";
export type Day = string;
export type Timestamp = string;
export type Note = {
  _id: Id;
  /** E-mail of the admin */
  author: string;
  text: string;
  writtenAt: Timestamp;
};
export type NoteInput = {
  text: string;
};
export type Money = number;
export type Product = {
  _id: Id;
  productName: string;
  category: string;
  /** What the products of its category that differ in colour or storage only have in common; empty without any. */
  family: string;
  price: Money;
  discountPrice?: Money;
  inStock: boolean;
  keyFeatures: string[];
  images: string[];
  description: string;
  /** Its specification: names of `shop/attributes.ts` with their values, such as `battery:5000` */
  attributes: string[];
  /** In Bengali; empty, as the next two, if there is none */
  productNameBn: string;
  keyFeaturesBn: string[];
  descriptionBn: string;
  /** How many of its reviews that are shown gave one star, two, three, four and five; absent without any. A change is counted within seconds. */
  starCounts?: number[];
  /** The colours of its family as CSS has them, in lists of products for shoppers; absent if it has one colour. */
  swatches?: string[];
};
export type CategoryName = string;
export type FoundProduct = Product & {
  /** The same as `productName` */
  name: string;
};
export type SearchResultsPage = {
  result: Product[];
  totalPages: number;
  /** The text with misspelt words corrected, if some are and the corrected text finds products. */
  suggestion?: string;
};
export type ListFilter = {
  /** An attribute, or `inStock` */
  name: string;
  values: {
    value: string;
    count: number;
  }[];
};
export type ProductListPage = {
  result: Product[];
  totalPages: number;
};
export type Price = number;
export type DiscountPrice = Money | null;
export type ProductInput = {
  productName: string;
  category: CategoryName;
  family?: string;
  price: Price;
  discountPrice?: DiscountPrice;
  inStock?: boolean;
  keyFeatures?: string[];
  images: ImageUrl[];
  description?: string;
  /** Each attribute of `shop/attributes.ts` at most once. */
  attributes?: string[];
  productNameBn?: string;
  keyFeaturesBn?: string[];
  descriptionBn?: string;
};
export type Variant = {
  _id: Id;
  productName: string;
  productNameBn: string;
  price: Money;
  discountPrice?: Money;
  inStock: boolean;
  /** The first; empty without any */
  image: string;
  attributes: string[];
};
export type ProductWithVariants = Product & {
  /** The products of its family and itself, the first 24 of them; absent if it is the only one. */
  variants?: Variant[];
};
export type CartItem = {
  _id: Id;
  gadgetId: Id;
  /** The customer's e-mail */
  author: string;
  image: string;
  name: string;
  /** In Bengali, if the product has such a name */
  nameBn?: string;
  price: Money;
  quantity: number;
  cartAdded: Timestamp;
  /** Whether it can still be ordered */
  inStock?: boolean;
};
export type Quantity = number;
export type Address = {
  _id: Id;
  label: string;
  name: string;
  mobileNumber: string;
  district: string;
  address: string;
  isDefault: boolean;
};
export type AddressInput = {
  /** What the user calls it */
  label: string;
  name: string;
  /** As in `OrderInput` */
  mobileNumber: string;
  district: string;
  address: string;
  /** Whether the checkout is filled in with it */
  isDefault?: boolean;
};
export type OrderItem = {
  gadgetId: Id;
  name: string;
  price: Money;
  quantity: number;
  image: string;
};
export type OrderStatus = "Pending" | "Delivered";
export type Stars = number;
export type UploadUrl = string;
export type OrderRefund = {
  amount: Money;
  currency: string;
  refundedAt: Timestamp;
  /** Of the gateway; `Cash` for cash, `By hand` if it was settled elsewhere */
  reference: string;
};
export type OrderRefundUnderWay = {
  amount: Money;
  currency: string;
  requestedAt: Timestamp;
};
export type Order = {
  _id: Id;
  /** Short, such as `J-12345-67895`. Orders of earlier versions get theirs soon after the upgrade. */
  orderNumber?: string;
  name: string;
  /** The user's e-mail when the order was placed */
  email: string;
  /** The e-mail entered at checkout */
  contactEmail?: string;
  mobileNumber: string;
  country: string;
  district: string;
  address: string;
  additionalInfo: string;
  cartItems: OrderItem[];
  status: OrderStatus;
  orderPlaced: Timestamp;
  /** The key with which it was placed */
  idempotencyKey?: string;
  totalAmount: Money;
  payment: boolean;
  paidAt?: Timestamp;
  /** The last day for the delivery of a paid order */
  deliverBy?: Day;
  transactionId?: string;
  packedAt?: Timestamp;
  handedOverAt?: Timestamp;
  /** Whom it was handed over to */
  courier?: string;
  /** Of the courier */
  trackingNumber?: string;
  deliveredAt?: Timestamp;
  customerReview?: string;
  reviewStars?: Stars;
  reviewPhotos?: UploadUrl[];
  reviewAdded?: Timestamp;
  /** Whether the product pages do not show the review */
  reviewHidden?: boolean;
  /** For admins: whether its payment needs attention */
  riskFlag?: boolean;
  /** For admins: whether it was paid more than once and not everything is refunded yet */
  refundDue?: boolean;
  /** For admins: whether `listPaymentIssues` has a payment for it */
  needsAttention?: boolean;
  /** For admins: whether money was captured that is not its total and is not given back, so that nothing more may be collected */
  isUnderReview?: boolean;
  /** When it was cancelled, or deleted by an admin */
  deletedAt?: Timestamp;
  /** Its refunded payments, the oldest first; only `getOrder` returns them */
  refunds?: OrderRefund[];
  /** Refunds that are on their way, the oldest first; only `getOrder` returns them */
  refundsUnderWay?: OrderRefundUnderWay[];
  /** Whether a payment of it is to be refunded, or its refund is under way; only `getOrder` returns it */
  refundPending?: boolean;
};
export type OrderInput = {
  name: string;
  email?: string;
  /** A Bangladeshi mobile number: 01[3-9] and eight digits, with prefix +880, 880 or 0. Blanks, dashes and Bengali digits are allowed. It is saved as `+8801…`. */
  mobileNumber: string;
  country: string;
  district: string;
  address: string;
  additionalInfo?: string;
  /** Of the page; mails about the order and the page after the payment follow it */
  language?: Language;
  cartItems: {
    gadgetId: Id;
    name?: string;
    price: Money;
    quantity: number;
    image?: string;
  }[];
  status?: string;
  orderPlaced?: string;
  totalAmount: Money;
};
export type Refund = {
  transactionId: string;
  /** `requested`: the gateway has not said yet that the money is back */
  state: "requested" | "settled" | "failed";
  refundReference?: string;
  refundedAt?: Timestamp;
  /** Why the gateway does not refund it */
  failure?: string;
};
export type PaymentKind = "gateway" | "cash";
export type PaymentIssueReason =
  | "orderDeleted"
  | "duplicate"
  | "wrongAmount"
  | "wrongCurrency"
  | "reusedValidation"
  | "risky";
export type PaymentIssue = {
  /** ID for refunding or accepting */
  _id: string;
  kind: PaymentKind;
  /** The gateway's `tran_id` */
  transactionId: string;
  reason: PaymentIssueReason;
  amount: Money;
  currency: string;
  riskLevel?: number;
  bankTransactionId?: string;
  capturedAt: Timestamp;
  /** Whether `refundPayment` can refund it */
  isRefundable: boolean;
  /** The last day for the refund; none for a risky payment, which pays an order */
  refundBy?: Day;
  isRefundOverdue: boolean;
  /** When the gateway was asked for the refund that is under way */
  refundRequestedAt?: Timestamp;
  /** Whether the gateway has not named that refund for an hour, or has not made it ten days after it was asked. Then
    `recordRefund` accepts another one.
     */
  isRefundStuck?: boolean;
  /** Why the last refund failed */
  refundFailure?: string;
  refundedAt?: Timestamp;
  refundReference?: string;
  acceptedAt?: Timestamp;
  order: {
    _id: Id;
    name: string;
    email: string;
    mobileNumber: string;
    totalAmount: Money;
    payment: boolean;
    isDeleted: boolean;
  };
};
export type PaymentAttempt = {
  transactionId: string;
  kind: PaymentKind;
  /** E-mail of the admin who recorded a cash payment */
  recordedBy?: string;
  state: "open" | "paid" | "duplicate" | "failed" | "cancelled" | "expired";
  amount: Money;
  attemptedAt: Timestamp;
  capturedAt?: Timestamp;
  checkedAt?: Timestamp;
  nextCheckAt?: Timestamp;
  /** Number of checks without a result */
  checks: number;
  riskLevel?: number;
  /** The gateway's `val_id` */
  validationId?: string;
  bankTransactionId?: string;
  /** Which part of the capture does not match the order */
  mismatch?: "amount" | "currency" | "val_id";
  /** Of a captured payment: whether `refundOrder` can refund it */
  isRefundable?: boolean;
  refundedAt?: Timestamp;
  refundReference?: string;
  /** Captures of this attempt that need or needed attention */
  issues?: PaymentIssue[];
};
export type CashPaymentRecord = {
  transactionId: string;
  amount: Money;
  recordedAt: Timestamp;
  /** Whether the customer may still pay on a page of the gateway */
  hadOpenPage: boolean;
};
export type BulkOutcome = {
  done: Id[];
  failed: {
    _id: Id;
    /** The problem code that the single operation would return */
    code: string;
    /** Message for users */
    message: string;
    /** The same in Bengali */
    messageBn?: string;
  }[];
};
export type Ids = Id[];
export type Offer = {
  price: Money;
  discountPrice: DiscountPrice;
  inStock: boolean;
};
export type BulkEditPreview = {
  _id?: Id;
  changed: number;
  unchanged: number;
  refused: number;
  /** The first 20. */
  changes: {
    _id: Id;
    productName: string;
    before: Offer;
    after: Offer;
  }[];
  /** The first 20 that are refused, and why. */
  problems: {
    _id: Id;
    productName: string;
    /** Message for users */
    message: string;
    /** The same in Bengali */
    messageBn?: string;
  }[];
};
export type BulkEdit = {
  ids?: Id[];
  /** As of `listAllProducts`. */
  filter?: {
    search?: string;
    category?: CategoryName;
    inStock?: boolean;
    discounted?: boolean;
    minPrice?: number;
    maxPrice?: number;
  };
  prices?: {
    fields: "price" | "discountPrice" | "both";
    /** `percent` and `amount` add the value to what the product has: a product without a discount price gets none. `set` is
        the value itself, 0 for no discount price, and `percentOfPrice` is the price and so many percent of it.
         */
    how: "percent" | "amount" | "set" | "percentOfPrice";
    value: number;
    /** Of what is computed; `set` is not rounded. */
    rounding: "none" | "to1" | "to10" | "to50" | "to100" | "ends90";
  };
  inStock?: boolean;
};
export type BulkEditResult = {
  changed: number;
  /** Products that were changed or deleted meanwhile */
  skipped: number;
  /** The names of the first 10 of them. */
  skippedProducts: string[];
};
export type Prices = {
  price: Money;
  discountPrice: DiscountPrice;
};
export type ImportProblem = {
  /** As spreadsheets count: the header is row 1 */
  row: number;
  column?: string;
  /** The same in Bengali */
  columnBn?: string;
  /** Message for users */
  message: string;
  /** The same in Bengali */
  messageBn?: string;
};
export type ProductImport = {
  _id?: Id;
  /** Rows of the file, without the header and empty rows */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** The first 100 changes. */
  changes: {
    row: number;
    productName: string;
    /** The columns that change; none if the product is added. */
    columns: string[];
    /** The same in Bengali */
    columnsBn?: string[];
    /** If a price changes; without `before` if the product is added. */
    prices?: {
      before?: Prices;
      after: Prices;
    };
  }[];
  /** The first 1,000, and then one that says that there are more. */
  problems: ImportProblem[];
};
export type ProductReview = {
  text: string;
  stars?: Stars;
  photos?: UploadUrl[];
  reviewAdded: Timestamp;
  /** The first name of the recipient, without a form of address; 'Customer' in place of a number or an e-mail address */
  firstName: string;
  district: string;
};
export type ReturnKind = "return" | "warranty";
export type ReturnState =
  "open" | "withdrawn" | "accepted" | "declined" | "done";
export type ReturnRequest = {
  _id: Id;
  order: {
    _id: Id;
    orderNumber?: string;
    name: string;
    email: string;
    isDeleted: boolean;
  };
  /** As it was ordered */
  item: OrderItem;
  kind: ReturnKind;
  reason: string;
  /** Empty after the user was deleted */
  details: string;
  quantity: number;
  photos: string[];
  state: ReturnState;
  requestedAt: Timestamp;
  answer?: string;
  answeredAt?: Timestamp;
  /** E-mail of the admin; for admins only */
  answeredBy?: string;
  /** When it was withdrawn or done */
  closedAt?: Timestamp;
};
export type OrderReturns = {
  requests: ReturnRequest[];
  /** Of a delivered order; none of another one. */
  items: {
    gadgetId: Id;
    /** Without those that are, or are to be, returned or repaired */
    quantityLeft: number;
    /** What can be requested now */
    kinds: ReturnKind[];
    returnUntil: Day;
    warrantyUntil: Day;
  }[];
};
export type AlertKind = "backInStock" | "priceDrop";
export type Alert = {
  _id: Id;
  gadgetId: Id;
  kind: AlertKind;
  name: string;
  /** In Bengali, if the product has such a name */
  nameBn?: string;
  image: string;
  /** When it was asked for */
  price: Money;
  alertAdded: Timestamp;
};
export type MoneySum = number;
export type UserDashboard = {
  /** Number of cart rows */
  totalCart: number;
  /** IDs of the products in the cart; absent while an older version is still running */
  cartProducts?: Id[];
  totalQuantity: number;
  unpaid: MoneySum;
  totalOrders: number;
  totalRevenue: MoneySum;
};
export type DaySales = {
  day: Day;
  /** Number of orders placed on that day */
  orders: number;
  /** Total amount of those that are paid */
  revenue: MoneySum;
};
export type OrderStates = {
  /** Every combination of delivery and payment, also without orders */
  states: {
    status: OrderStatus;
    payment: boolean;
    orders: number;
    amount: MoneySum;
  }[];
  riskFlagged: number;
  /** Payments that are to be refunded or accepted */
  refundsDue: number;
  /** Those that should have been */
  refundsOverdue: number;
  /** Those whose last day for it is today */
  refundsDueToday: number;
  /** Payments with `isRefundStuck` */
  refundsStuck: number;
  /** Paid orders to be delivered today */
  dueToday: number;
  /** Paid orders that should have been delivered */
  overdue: number;
};
export type BestProduct = {
  gadgetId: Id;
  name: string;
  image: string;
  quantity: number;
  /** Ordered amount */
  amount: MoneySum;
};
export type AuditAction =
  | "createProduct"
  | "updateProduct"
  | "applyBulkEdit"
  | "undoBulkEdit"
  | "deleteProduct"
  | "packOrder"
  | "undoPacking"
  | "handOverOrder"
  | "undoHandOver"
  | "deliverOrder"
  | "deleteOrder"
  | "cancelOrder"
  | "recordCashPayment"
  | "addOrderNote"
  | "deleteOrderNote"
  | "answerReturn"
  | "finishReturn"
  | "addCustomerNote"
  | "deleteCustomerNote"
  | "hideReview"
  | "showReview"
  | "removeFromCart"
  | "updateUserRole"
  | "deleteUser"
  | "refundDuplicate"
  | "refundPayment"
  | "acceptPayment"
  | "shareView"
  | "updateView"
  | "deleteView";
export type AuditEntry = {
  _id: string;
  at: Timestamp;
  /** E-mail of the user who performed the action */
  actor: string;
  /** The name of that user, unless there is none */
  actorName?: string;
  action: AuditAction;
  /** `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}` */
  subject: string;
  /** Name of the subject at the time of the action */
  label: string;
  /** Changed values before the action */
  before: {
    [key: string]: unknown;
  };
  /** Changed values after the action */
  after: {
    [key: string]: unknown;
  };
};
export type AdminTable =
  "orders" | "products" | "carts" | "users" | "refunds" | "returns" | "audit";
export type SavedView = {
  _id: Id;
  table: AdminTable;
  name: string;
  query: string;
  hiddenColumns: string[];
  isShared: boolean;
  /** Whether the caller has saved it */
  isOwn: boolean;
};
export type ViewName = string;
export type ViewQuery = string;
export type HiddenColumns = string[];
export type SavedViewInput = {
  table: AdminTable;
  name: ViewName;
  query: ViewQuery;
  hiddenColumns: HiddenColumns;
  /** With all admins */
  isShared: boolean;
};
export type SavedViewChanges = {
  name?: ViewName;
  query?: ViewQuery;
  hiddenColumns?: HiddenColumns;
  isShared?: boolean;
};
