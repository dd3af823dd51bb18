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
  /** A product that is left out, such as the one whose page shows the list. */
  exclude?: Id;
};
export type CreateProductApiResponse =
  /** status 201 The added product. */ Product;
export type CreateProductApiArg = {
  productInput: ProductInput;
};
export type GetProductApiResponse =
  /** status 200 The product; its `ETag` is the version for `If-Match`. */ Product;
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
  /** status 200 The notes; none of an order that does not exist. */ OrderNote[];
export type ListOrderNotesApiArg = {
  id: Id;
};
export type AddOrderNoteApiResponse = /** status 200 The note. */ OrderNote;
export type AddOrderNoteApiArg = {
  id: Id;
  noteId: Id;
  body: {
    text: string;
  };
};
export type DeleteOrderNoteApiResponse =
  /** status 200 The number of deleted notes, none if it was deleted before. */ {
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
  /** The changed record: `Order/{id}`, `Product/{id}`, `User/{id}`, `Cart/{id}` or `Payment/{tranId}`. */
  subject?: string;
  /** Prefix of the e-mail. */
  email?: string;
  /** The first day. */
  from?: Day;
  /** The last day. */
  to?: Day;
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
  /** Those whose refund failed are due. */
  state?: "due" | "requested" | "refunded" | "accepted";
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
export type Money = number;
export type Product = {
  _id: Id;
  productName: string;
  category: string;
  price: Money;
  discountPrice?: Money;
  inStock: boolean;
  keyFeatures: string[];
  images: string[];
  description: string;
  /** In Bengali; empty, as the next two, if there is none */
  productNameBn: string;
  keyFeaturesBn: string[];
  descriptionBn: string;
  /** How many of its reviews that are shown gave one star, two, three, four and five; absent without any. A change is counted within seconds. */
  starCounts?: number[];
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
export type ProductListPage = {
  result: Product[];
  totalPages: number;
};
export type Price = number;
export type DiscountPrice = Money | null;
export type ProductInput = {
  productName: string;
  category: CategoryName;
  price: Price;
  discountPrice?: DiscountPrice;
  inStock?: boolean;
  keyFeatures?: string[];
  images: ImageUrl[];
  description?: string;
  productNameBn?: string;
  keyFeaturesBn?: string[];
  descriptionBn?: string;
};
export type Timestamp = string;
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
export type OrderItem = {
  gadgetId: Id;
  name: string;
  price: Money;
  quantity: number;
  image: string;
};
export type OrderStatus = "Pending" | "Delivered";
export type Stars = number;
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
  deliveredAt?: Timestamp;
  customerReview?: string;
  reviewStars?: Stars;
  reviewAdded?: Timestamp;
  /** For admins: whether the product pages do not show the review */
  reviewHidden?: boolean;
  /** For admins: whether its payment needs attention */
  riskFlag?: boolean;
  /** For admins: whether it was paid more than once and not everything is refunded yet */
  refundDue?: boolean;
  /** For admins: whether `listPaymentIssues` has a payment for it */
  needsAttention?: boolean;
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
  /** Whether the gateway has said nothing about that refund for an hour, so that `recordRefund` accepts another one */
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
export type OrderNote = {
  _id: Id;
  /** E-mail of the admin */
  author: string;
  text: string;
  writtenAt: Timestamp;
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
  reviewAdded: Timestamp;
  /** The first name of the recipient, without a form of address; 'Customer' in place of a number or an e-mail address */
  firstName: string;
  district: string;
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
  | "deleteProduct"
  | "deliverOrder"
  | "deleteOrder"
  | "cancelOrder"
  | "recordCashPayment"
  | "addOrderNote"
  | "deleteOrderNote"
  | "hideReview"
  | "showReview"
  | "removeFromCart"
  | "updateUserRole"
  | "deleteUser"
  | "refundDuplicate"
  | "refundPayment"
  | "acceptPayment";
export type AuditEntry = {
  _id: string;
  at: Timestamp;
  /** E-mail of the user who performed the action */
  actor: string;
  /** The name of that user, unless there is none */
  actorName?: string;
  action: AuditAction;
  /** `Order/{id}`, `Product/{id}`, `User/{id}`, `Cart/{id}` or `Payment/{tranId}` */
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
